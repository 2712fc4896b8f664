import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fakes every service: a bare server with a small JSON response, which also resolves session tokens. */
const session = {
  sid: 'bench',
  member: { id: '0195a3c0-0000-7000-8000-000000000001', name: 'Bench Member', email: 'bench@example.org' },
  steward: null,
};
const answers = new Map([
  ['/internal/sessions/resolve', Buffer.from(JSON.stringify({ session }))],
  [
    '/',
    Buffer.from(JSON.stringify({ items: Array.from({ length: 5 }, (_, id) => ({ id, status: 'pending' })) })),
  ],
]);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '/') ?? (answers.get('/') as Buffer);
  request.resume().once('end', () => {
    response.writeHead(200, [
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(answer.length),
    ]);
    response.end(answer);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
