import { problemContentType } from '@aera/contracts/server';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { type ErrorResponse, unavailable, upstreamTimeout } from '../errors/error-response.ts';
import type { ResponseHeaders } from './rewrite-headers.ts';
import type { UpstreamPermit } from '../upstreams/upstreams.ts';

interface ForwardOptions {
  readonly permit: UpstreamPermit;
  readonly method: string;
  /** Path and query, as the client sent them. */
  readonly path: string;
  readonly headers: string[];
  readonly body: Buffer | null;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly responseHeaders: ResponseHeaders;
  /** Called before the response is sent to the client. */
  readonly onResponse?: () => void;
  /** Called with the code of a problem document. */
  readonly onProblem?: (code: string) => void;
  /** Called when the service did not respond. */
  readonly onUpstreamError: (error: ErrorResponse, cause: Error) => void;
}

/** Forwards a request and streams the response. GET and HEAD are retried once after a connection error. */
export function forward(forwarding: ForwardOptions): void {
  new ProxyDispatchHandler(forwarding).start();
}

const retryableMethods = new Set(['GET', 'HEAD']);
const connectionErrorCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const timeoutErrorCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Statuses whose problem codes matter for threat detection. */
const inspectedStatuses = new Set([401, 403, 429]);
const maxProblemBytes = 4_096;
/** The document is not parsed: it is only forwarded. */
const problemCode = /"code":"([a-z][a-z-]{0,60})"/;

class ProxyDispatchHandler implements Dispatcher.DispatchHandler {
  readonly #forwarding: ForwardOptions;
  readonly #response: ServerResponse;
  #controller: Dispatcher.DispatchController | null = null;
  #mayRetry: boolean;
  /** `Content-Length` of the response; NaN without one. */
  #length = NaN;
  #mayBeProblem = false;
  #ended = false;
  #slowReaderTimer: NodeJS.Timeout | undefined;

  constructor(forwarding: ForwardOptions) {
    this.#forwarding = forwarding;
    this.#response = forwarding.response;
    this.#mayRetry = retryableMethods.has(forwarding.method);
  }

  start(): void {
    this.#response.once('close', this.#clientClosed);
    this.#dispatch();
  }

  #dispatch(): void {
    const { permit, method, path, headers, body } = this.#forwarding;
    const { headersTimeoutMs: headersTimeout, bodyTimeoutMs: bodyTimeout } = permit.limits;
    permit.pool.dispatch({ method, path, headers, body, headersTimeout, bodyTimeout }, this);
  }

  readonly #clientClosed = (): void => {
    clearTimeout(this.#slowReaderTimer);
    if (this.#ended) return;
    this.#ended = true;
    this.#controller?.abort(new Error('The client disconnected.'));
  };

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) return controller.abort(new Error('The client disconnected.'));
    // The request may have waited for a connection.
    const error = this.#forwarding.permit.rejectIfStale();
    if (!error) return;
    this.#ended = true;
    const cause = new Error('The request waited too long for a connection.');
    this.#forwarding.onUpstreamError(error, cause);
    controller.abort(cause);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { permit, onResponse, responseHeaders, requestId } = this.#forwarding;
    permit.onResponse();
    onResponse?.();
    this.#length = Number(headers['content-length']);
    this.#mayBeProblem = inspectedStatuses.has(status) && headers['content-type'] === problemContentType;
    this.#response.writeHead(status, responseHeaders(headers, requestId));
    // Flushes the headers of a stream before its first event.
    if (String(headers['content-type']).startsWith('text/event-stream')) this.#response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#mayBeProblem) this.#readCode(chunk);
    // The stream registry may have ended it.
    if (this.#response.writableEnded) return;
    // Most responses are one chunk: a single system call saves a third of the work.
    if (chunk.length === this.#length) return void this.#response.end(chunk);
    if (this.#response.write(chunk)) return;
    controller.pause();
    this.#slowReaderTimer = setTimeout(
      () => this.#response.destroy(),
      this.#forwarding.permit.limits.slowReaderTimeoutMs,
    );
    this.#response.once('drain', () => {
      clearTimeout(this.#slowReaderTimer);
      controller.resume();
    });
  }

  /** Only reads problems that arrive as one chunk; most are small. */
  #readCode(chunk: Buffer): void {
    this.#mayBeProblem = false;
    if (chunk.length !== this.#length || chunk.length > maxProblemBytes) return;
    const code = problemCode.exec(chunk.toString('latin1'))?.[1];
    if (code !== undefined) this.#forwarding.onProblem?.(code);
  }

  onResponseEnd(): void {
    this.#ended = true;
    this.#forwarding.permit.release();
    if (!this.#response.writableEnded) this.#response.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const { permit } = this.#forwarding;
    if (this.#ended) return permit.release();
    const { code = '' } = error as NodeJS.ErrnoException;
    // A broken connection is the only way to signal an incomplete response.
    if (this.#response.headersSent) {
      this.#ended = true;
      permit.release();
      this.#response.destroy();
    } else if (this.#mayRetry && connectionErrorCodes.has(code)) {
      this.#mayRetry = false;
      this.#dispatch();
    } else {
      this.#ended = true;
      permit.onError();
      permit.release();
      this.#forwarding.onUpstreamError(timeoutErrorCodes.has(code) ? upstreamTimeout : unavailable, error);
    }
  }
}
