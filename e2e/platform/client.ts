import {
  type RequestParts,
  type ResponseOf,
  type Route,
  routeRegistry,
  toRequest,
} from '@aera/contracts/server';
import { scaleTimeout } from '@aera/testing';

interface CallOptions<R extends Route> extends RequestParts<R> {
  headers?: Record<string, string>;
}

/** HTTP client of one person: stores cookies and sends the headers of a browser. */
export interface Client {
  /** Returns the parsed body; throws for any status but a success. */
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<ResponseOf<R>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Value of the `Cookie` header. */
  cookies(): string;
}

export function createClient(origin: string, { ip }: { ip?: string } = {}): Client {
  const cookies = new Map<string, string>();
  const header = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(path, origin), {
      ...init,
      headers: {
        origin,
        cookie: header(),
        ...(ip && { 'x-forwarded-for': ip }),
        ...init.headers,
      },
      signal: AbortSignal.timeout(scaleTimeout(10_000)),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
  return {
    fetch: send,
    cookies: header,
    async call(route, { headers, ...parts } = {}) {
      const { path, ...request } = toRequest(route, parts);
      const response = await send(path, { ...request, headers: { ...request.headers, ...headers } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status}: ${text}`);
      return routeRegistry.get(route).response.parse(text ? JSON.parse(text) : undefined) as ResponseOf<
        typeof route
      >;
    },
  };
}
