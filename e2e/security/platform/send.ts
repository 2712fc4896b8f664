import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { scaleTimeout } from '@aera/testing';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; undefined for other types. */
  readonly json: unknown;
}

export interface RequestOptions {
  readonly method?: string;
  /** Sent unchanged. */
  readonly path: string;
  /** A header with the value undefined is not sent. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: string | Buffer;
  /** Local IP address of the connection. */
  readonly from?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Timeout of a whole exchange in milliseconds. */
const timeoutMs = scaleTimeout(60_000);

/** Sends a request with `node:http`, which does not normalize path and headers. An event stream is closed after its head. */
export function send(
  origin: string,
  { method = 'GET', path, headers, body, from }: RequestOptions,
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      method,
      path,
      headers: dropUndefined({ host: `${hostname}:${port}`, ...measureLength(body, headers), ...headers }),
      agent: from === undefined ? agent : false,
      ...(from !== undefined && { localAddress: from }),
      timeout: timeoutMs,
    });
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no response`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: fields } = response;
      const type = String(fields['content-type']);
      if (status === 200 && type.startsWith('text/event-stream')) {
        resolve({ status, headers: fields, text: '', bytes: Buffer.alloc(0), json: undefined });
        return void request.destroy();
      }
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const json = /\bjson\b/.test(type) && text !== '' ? (JSON.parse(text) as unknown) : undefined;
        resolve({ status, headers: fields, text, bytes, json });
      });
    });
    request.end(body);
  });
}

/** Sets the length for every method, because `node:http` omits it where a body is unusual. */
const measureLength = (
  body: RequestOptions['body'],
  headers: RequestOptions['headers'] = {},
): Record<string, string> =>
  body === undefined || 'transfer-encoding' in headers
    ? {}
    : { 'content-length': String(Buffer.byteLength(body)) };

const dropUndefined = (headers: NonNullable<RequestOptions['headers']>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the `code` of a problem document (RFC 9457). */
export const readCode = ({ json }: HttpResponse): string | undefined =>
  (json as { code?: string } | undefined)?.code;
