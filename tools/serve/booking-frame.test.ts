import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFrameProblem } from './booking-frame.ts';

const site = 'https://www.example.com';
const [service, other] = [createServer(), createServer()];
const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const framedBy = (ancestors: string) => ({ 'Content-Security-Policy': `frame-ancestors ${ancestors}` });
/** What the service answers at a path; every address with a location redirects. */
const headersAt = (path: string): Record<string, string> | undefined =>
  ({
    '/open': {},
    '/moved-within': { Location: '/open' },
    '/moved-away': { Location: `${originOf(other)}/new` },
    '/denied': { 'X-Frame-Options': 'DENY' },
    '/others': framedBy('https://another.example'),
    '/listed': { 'X-Frame-Options': 'DENY', ...framedBy("'self' https://*.example.com") },
  })[path];

beforeAll(async () => {
  service.on('request', ({ url = '' }, response) => {
    const headers = headersAt(url);
    response.writeHead(headers ? (headers['Location'] ? 302 : 200) : 404, headers).end();
  });
  other.on('request', (_request, response) => response.end());
  await Promise.all([service, other].map((server) => once(server.listen(0, 'localhost'), 'listening')));
});
afterAll(() => [service, other].forEach((server) => server.close()));

it.each(['/open', '/moved-within', '/listed'])('lets %s stand in the frame', async (path) => {
  expect(await bookingFrameProblem(originOf(service) + path, site)).toBeNull();
});

it('names the address and the origin to write where the page has moved to another host', async () => {
  const problem = await bookingFrameProblem(`${originOf(service)}/moved-away`, site);
  expect(problem).toContain(`${originOf(other)}/new`);
  expect(problem).toContain(`on ${originOf(other)}`);
});

it.each([
  ['/denied', 'X-Frame-Options: DENY'],
  ['/others', 'frame-ancestors https://another.example'],
  ['/no-such-page', '404'],
])('says of %s what keeps it out: %s', async (path, expected) => {
  expect(await bookingFrameProblem(originOf(service) + path, site)).toContain(expected);
});
