import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveSession, type ResolvedSession } from '@aera/contracts';

/** A request as the service received it. */
interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Fakes all services at once; the gateway only sees their HTTP interface. */
export interface FakeService {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Sessions by token, as security-auth would resolve them. */
  readonly sessions: Map<string, ResolvedSession>;
  sessionLookups: number;
  /** Of each session lookup. */
  readonly isPassiveLookup: boolean[];
  /** Handles the next requests; `respondEmpty` by default. */
  handleRequest: (request: ReceivedRequest, response: ServerResponse) => void;
  lastRequest(): ReceivedRequest;
  stop(): Promise<void>;
}

/** 200 with an empty object. */
export const respondEmpty: FakeService['handleRequest'] = (_, response) => {
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
      fake.sessionLookups++;
      const { token, passive } = JSON.parse(body) as { token: string; passive: boolean };
      fake.isPassiveLookup.push(passive);
      const session = fake.sessions.get(token) ?? null;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ session }));
      return;
    }
    const received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    fake.received.push(received);
    fake.handleRequest(received, response);
  };
  const server = createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const boundPort = (server.address() as AddressInfo).port;
  const fake: FakeService = {
    url: `http://127.0.0.1:${boundPort}`,
    port: boundPort,
    received: [],
    sessions: new Map(),
    sessionLookups: 0,
    isPassiveLookup: [],
    handleRequest: respondEmpty,
    lastRequest: () => fake.received.at(-1) as ReceivedRequest,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
