import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingFrameProblem } from './booking-frame.ts';

const site = 'https://www.example.com';
const [service, other] = [createServer(), createServer()];
const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const answers: Record<string, (response: ServerResponse) => void> = {
  '/open': (response) => response.end('a calendar'),
  '/moved-within': (response) => response.writeHead(302, { Location: '/open' }).end(),
  '/moved-away': (response) => response.writeHead(301, { Location: `${originOf(other)}/new` }).end(),
  '/round-trip': (response) => response.writeHead(302, { Location: `${originOf(other)}/back` }).end(),
  '/circle': (response) => response.writeHead(302, { Location: '/circle' }).end(),
  '/denied': (response) => response.setHeader('X-Frame-Options', 'DENY').end(),
  '/same-origin': (response) => response.setHeader('X-Frame-Options', 'SAMEORIGIN').end(),
  '/none': (response) => response.setHeader('Content-Security-Policy', "frame-ancestors 'none'").end(),
  '/listed': (response) =>
    response
      .setHeader('X-Frame-Options', 'DENY')
      .setHeader('Content-Security-Policy', `default-src *; frame-ancestors 'self' https://*.example.com`)
      .end(),
  '/others': (response) =>
    response.setHeader('Content-Security-Policy', 'frame-ancestors https://another.example').end(),
  '/anybody': (response) => response.setHeader('Content-Security-Policy', 'frame-ancestors https:').end(),
};

beforeAll(async () => {
  service.on('request', ({ url = '' }, response) =>
    (answers[url] ?? (() => response.writeHead(404).end()))(response),
  );
  other.on('request', ({ url }, response) =>
    url === '/back'
      ? response.writeHead(302, { Location: `${originOf(service)}/open` }).end()
      : response.end('new'),
  );
  await Promise.all([service, other].map((server) => once(server.listen(0, 'localhost'), 'listening')));
});
afterAll(() => [service, other].forEach((server) => server.close()));

it.each(['/open', '/moved-within', '/listed', '/anybody'])('lets %s stand in the frame', async (path) => {
  expect(await bookingFrameProblem(originOf(service) + path, site)).toBeNull();
});

it('names the address and the origin to write where the page has moved to another host', async () => {
  const problem = await bookingFrameProblem(`${originOf(service)}/moved-away`, site);
  expect(problem).toContain(`${originOf(other)}/new`);
  expect(problem).toContain(`on ${originOf(other)}`);
});

it.each([
  ['/round-trip', 'leads to'],
  ['/denied', 'X-Frame-Options: DENY'],
  ['/same-origin', 'X-Frame-Options: SAMEORIGIN'],
  ['/none', "frame-ancestors 'none'"],
  ['/others', 'frame-ancestors https://another.example'],
  ['/circle', 'redirects'],
  ['/no-such-page', '404'],
])('says of %s what keeps it out: %s', async (path, expected) => {
  expect(await bookingFrameProblem(originOf(service) + path, site)).toContain(expected);
});
