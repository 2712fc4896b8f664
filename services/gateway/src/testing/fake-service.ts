import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveSession, type ResolvedSession } from '@aera/contracts';

/** What the service behind the gateway got. */
interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server that stands for every service: on this side of the wire there is nothing else to see of them. */
export interface FakeService {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Sessions by token, as security-auth would resolve them. */
  readonly sessions: Map<string, ResolvedSession>;
  lookups: number;
  /** How the next requests are answered; `emptyAnswer` unless set. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  last(): ReceivedRequest;
  stop(): Promise<void>;
}

/** 200 with an empty object. */
export const emptyAnswer: FakeService['answer'] = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
};

export async function startFakeService(port = 0): Promise<FakeService> {
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString();
    if (request.url === resolveSession.path) {
      standIn.lookups++;
      const { token } = JSON.parse(body) as { token: string };
      const session = standIn.sessions.get(token) ?? null;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ session }));
      return;
    }
    const received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    standIn.received.push(received);
    standIn.answer(received, response);
  };
  const server = createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  const standIn: FakeService = {
    url: `http://127.0.0.1:${at}`,
    port: at,
    received: [],
    sessions: new Map(),
    lookups: 0,
    answer: emptyAnswer,
    last: () => standIn.received.at(-1) as ReceivedRequest,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}
