import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type RequestParts, type ResponseOf, type Route, toRequest } from '@aera/contracts/server';
import type { DemoBrowser } from '../plan/demo-action.ts';

interface CallOptions<R extends Route> extends RequestParts<R> {
  readonly headers?: Readonly<Record<string, string>>;
}

interface DemoRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface DemoResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const maxAttempts = 8;

/** A browser of the demonstration. Stores cookies, and sends the header fields of a browser instead of those of an HTTP library. */
export interface DemoClient {
  readonly browser: DemoBrowser;
  /** Repeats a call whose response is 404, because projections lag behind writes. @throws DemoCallError for an error response */
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<ResponseOf<R>>;
  /** Sends a request and returns the response, also when it is an error. */
  send(request: DemoRequest): Promise<DemoResponse>;
}

export class DemoCallError extends Error {
  override readonly name = 'DemoCallError';
  readonly status: number;
  constructor(requestLine: string, { status, text }: DemoResponse) {
    super(`${requestLine}: ${status} ${text.slice(0, 300)}`);
    this.status = status;
  }
}

export type CreateDemoClient = (browser: DemoBrowser) => DemoClient;

/** Creates clients that share connections. Their gateway must trust `X-Forwarded-For`. `chooseOrigin` returns its origin for each request. */
export function createDemoClients(chooseOrigin: () => string): {
  create: CreateDemoClient;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const create: CreateDemoClient = (browser) => {
    const cookies = new Map<string, string>();
    const send = ({ method, path, headers, body }: DemoRequest): Promise<DemoResponse> =>
      new Promise((resolve, reject) => {
        const origin = chooseOrigin();
        const outgoing = request(
          `${origin}${path}`,
          {
            method,
            agent,
            headers: {
              ...browser.headers,
              origin,
              'x-forwarded-for': browser.ip,
              ...(cookies.size > 0 && {
                cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
              }),
              ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
              ...headers,
            },
          },
          (response) => {
            for (const cookie of response.headers['set-cookie'] ?? []) {
              const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
              if (name && value !== undefined) cookies.set(name, value);
            }
            let text = '';
            response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
            response.on('error', reject);
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      });
    return {
      browser,
      send,
      async call(route, { headers, ...parts } = {}) {
        const { method, path, ...request } = toRequest(route, parts);
        const repeat = () => send({ method, path, ...request, headers: { ...request.headers, ...headers } });
        let answer = await repeat();
        // A projection shows what was just written a moment later; a person takes longer than that.
        for (let attempt = 1; answer.status === 404 && attempt < maxAttempts; attempt += 1) {
          await delay(100 * attempt);
          answer = await repeat();
        }
        if (answer.status >= 300) throw new DemoCallError(`${method} ${path}`, answer);
        return (answer.text === '' ? undefined : JSON.parse(answer.text)) as ResponseOf<typeof route>;
      },
    };
  };
  return { create, close: () => agent.destroy() };
}
