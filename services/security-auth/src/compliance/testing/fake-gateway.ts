import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a fake gateway with secure responses. */
export async function startFakeGateway() {
  const state = { isInsecure: false, isSilent: false };
  const unanswered: string[] = [];
  const server: Server = createServer((request, response) => {
    const { url = '/' } = request;
    if (state.isSilent) return void unanswered.push(url);
    if (state.isInsecure) {
      response.setHeader('x-powered-by', 'guesswork');
      response.statusCode = 200;
      return void response.end('Error\n    at handler (/srv/src/index.js)');
    }
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('content-security-policy', "script-src 'self'; frame-ancestors 'none'");
    if (url === '/healthz' || url === '/livez' || url === '/') return void response.end('{}');
    response.statusCode = request.method === 'POST' ? 403 : url.startsWith('/api/there-is') ? 404 : 401;
    response.end('{"title":"Refused"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Serves everything to everyone and discloses its software. */
    becomeInsecure: () => (state.isInsecure = true),
    /** Accepts requests and never responds to them. Returns their paths. */
    becomeSilent() {
      state.isSilent = true;
      return unanswered;
    },
    stop: () =>
      new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
