import { createServer } from 'node:http';

/** Answers everything with as many bytes as a month page has, and does nothing else: the limit for the service. */
const [port = '', bytes = ''] = process.argv.slice(2);
const body = 'x'.repeat(Number(bytes));
const headers = { 'content-type': 'text/html; charset=UTF-8', 'content-length': body.length };
createServer((_, response) => response.writeHead(200, headers).end(body, 'latin1')).listen(
  Number(port),
  '127.0.0.1',
);
