import type { IncomingMessage, ServerResponse } from 'node:http';

export interface GeneratedDocument {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Sends a small document made by the gateway itself; it is never stored. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body }: GeneratedDocument,
  always: readonly string[],
  requestId: string,
): void {
  const content = Buffer.from(body);
  response.writeHead(status, [
    ...always,
    'x-request-id',
    requestId,
    'content-type',
    type,
    'content-length',
    String(content.length),
    'cache-control',
    'no-store',
  ]);
  response.end(request.method === 'HEAD' ? undefined : content);
}
