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
  /** The service has answered; the client has not seen it yet. */
  readonly onResponse?: () => void;
  /** The service refused, and said why by a code. */
  readonly onProblem?: (code: string) => void;
  /** The service gave no answer. */
  readonly onUpstreamError: (refusal: ErrorResponse, error: Error) => void;
}

/** Sends a request on and streams the answer back. A GET that met a closed door is tried once more. */
export function forward(forwarding: ForwardOptions): void {
  new ProxyDispatchHandler(forwarding).start();
}

const retryableMethods = new Set(['GET', 'HEAD']);
const connectionErrorCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const timeoutErrorCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Statuses whose problems have codes worth reading: who was refused, and for what. */
const inspectedStatuses = new Set([401, 403, 429]);
const maxProblemBytes = 4_096;
/** Not parsed: what a service answers is the client's, right or wrong, and this only looks over its shoulder. */
const problemCode = /"code":"([a-z][a-z-]{0,60})"/;

/** One request on its way: undici tells it what comes, it writes that to the client. */
class ProxyDispatchHandler implements Dispatcher.DispatchHandler {
  readonly #forwarding: ForwardOptions;
  readonly #response: ServerResponse;
  #controller: Dispatcher.DispatchController | null = null;
  #mayRepeat: boolean;
  /** Length of the answer as the service announced it; NaN when it did not. */
  #length = NaN;
  /** The answer may be a problem that says more than its status. */
  #refusal = false;
  #ended = false;
  #stalled: NodeJS.Timeout | undefined;

  constructor(forwarding: ForwardOptions) {
    this.#forwarding = forwarding;
    this.#response = forwarding.response;
    this.#mayRepeat = retryableMethods.has(forwarding.method);
  }

  start(): void {
    this.#response.once('close', this.#clientClosed);
    this.#dispatch();
  }

  #dispatch(): void {
    const { permit, method, path, headers, body } = this.#forwarding;
    const { pool, headersTimeout, bodyTimeout } = permit;
    pool.dispatch({ method, path, headers, body, headersTimeout, bodyTimeout }, this);
  }

  /** The client has disconnected: the service may stop. */
  readonly #clientClosed = (): void => {
    clearTimeout(this.#stalled);
    if (this.#ended) return;
    this.#ended = true;
    this.#controller?.abort(new Error('The client left.'));
  };

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) return controller.abort(new Error('The client left.'));
    // It may have waited for a connection, and things may look otherwise now.
    const refusal = this.#forwarding.permit.rejectIfStale();
    if (!refusal) return;
    this.#ended = true;
    this.#forwarding.onUpstreamError(refusal, new Error('It waited too long.'));
    controller.abort(new Error('It waited too long.'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { permit, onResponse, responseHeaders, requestId } = this.#forwarding;
    permit.onResponse();
    onResponse?.();
    this.#length = Number(headers['content-length']);
    this.#refusal = inspectedStatuses.has(status) && headers['content-type'] === problemContentType;
    this.#response.writeHead(status, responseHeaders(headers, requestId));
    // Flushes the headers of a stream before its first event.
    if (String(headers['content-type']).startsWith('text/event-stream')) this.#response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#refusal) this.#readCode(chunk);
    // An event stream may have been ended from here.
    if (this.#response.writableEnded) return;
    // All of it at once, as with most answers, leaves in one system call: a third of the work of answering.
    if (chunk.length === this.#length) return void this.#response.end(chunk);
    if (this.#response.write(chunk)) return;
    controller.pause();
    this.#stalled = setTimeout(() => this.#response.destroy(), this.#forwarding.permit.slowReaderTimeoutMs);
    this.#response.once('drain', () => {
      clearTimeout(this.#stalled);
      controller.resume();
    });
  }

  /** A problem document is small: it comes in one piece, or its code is not worth waiting for. */
  #readCode(chunk: Buffer): void {
    this.#refusal = false;
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
    // Half an answer cannot be taken back: the broken connection says that it is half.
    if (this.#response.headersSent) {
      this.#ended = true;
      permit.release();
      this.#response.destroy();
    } else if (this.#mayRepeat && connectionErrorCodes.has(code)) {
      this.#mayRepeat = false;
      this.#dispatch();
    } else {
      this.#ended = true;
      permit.onError();
      permit.release();
      this.#forwarding.onUpstreamError(timeoutErrorCodes.has(code) ? upstreamTimeout : unavailable, error);
    }
  }
}
