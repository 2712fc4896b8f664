import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BodyOf,
  buildPath,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Route,
} from '@aera/contracts/server';
import type { DemoBrowser } from '../plan/demo-action.ts';

interface CallOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryOf<R>;
  readonly body?: BodyOf<R>;
  readonly headers?: Readonly<Record<string, string>>;
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
  /** Repeats a call that is answered with 404, because projections lag behind writes. @throws DemoCallError for an error response */
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<ResponseOf<R>>;
  /** Sends a request and returns the response, also when it is an error. */
  send(
    method: string,
    path: string,
    options?: { headers?: Readonly<Record<string, string>>; body?: unknown },
  ): Promise<DemoResponse>;
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

/** Creates clients of a gateway, which must trust `X-Forwarded-For` with their IP addresses. They share its connections. `chooseOrigin` is called for each request. */
export function createDemoClients(chooseOrigin: () => string): {
  create: CreateDemoClient;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const create: CreateDemoClient = (browser) => {
    const cookies = new Map<string, string>();
    const send: DemoClient['send'] = (method, path, { headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const origin = chooseOrigin();
        const payload = body === undefined ? undefined : JSON.stringify(body);
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
              ...(payload !== undefined && {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(payload),
              }),
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
        outgoing.end(payload);
      });
    return {
      browser,
      send,
      async call(route, { params, query, body, headers } = {}) {
        const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
        const path = `${buildPath(route, params as Record<string, unknown>)}${search && `?${search}`}`;
        let answer = await send(route.method, path, { headers, body });
        // A projection shows what was just written a moment later; a person takes longer than that.
        for (let attempt = 1; answer.status === 404 && attempt < maxAttempts; attempt += 1) {
          await delay(100 * attempt);
          answer = await send(route.method, path, { headers, body });
        }
        if (answer.status >= 300) throw new DemoCallError(`${route.method} ${path}`, answer);
        return (answer.text === '' ? undefined : JSON.parse(answer.text)) as ResponseOf<typeof route>;
      },
    };
  };
  return { create, close: () => agent.destroy() };
}
