import { Worker } from 'node:worker_threads';
import type { ConsentReceipt } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { PdfResponse, PdfRequest } from './pdf-thread.ts';

/**
 * Renders a receipt as PDF.
 * @throws HttpProblem 503 if too many are queued
 */
type RenderReceiptPdf = (receipt: ConsentReceipt) => Promise<Uint8Array>;

type RenderingThread = Pick<Worker, 'on' | 'postMessage' | 'unref'>;

/** Maximum number of queued receipts. */
const maxQueued = 32;

/**
 * Renders PDFs in a worker thread, because rendering takes some hundred milliseconds, in which no consent could be recorded. The thread
 * starts with the first receipt and is replaced if it dies.
 */
export function createPdfRenderer(
  createThread: () => RenderingThread = () => new Worker(new URL('pdf-thread.ts', import.meta.url)),
): RenderReceiptPdf {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let thread: RenderingThread | undefined;
  let lastId = 0;

  const settle = (response: PdfResponse): void => {
    const request = waiting.get(response.id);
    waiting.delete(response.id);
    if ('bytes' in response) request?.resolve(response.bytes);
    else request?.reject(new Error(response.failure));
  };
  const start = (): RenderingThread => {
    const started = createThread();
    const fail = (error: unknown) => {
      // A thread that dies of an error also exits, when another one may have replaced it.
      if (thread !== started) return;
      thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', settle);
    started.on('error', fail);
    started.on('exit', (code) => fail(new Error(`The thread that renders receipts ended with ${code}.`)));
    // Queued requests hold a connection, so the thread need not keep the process alive.
    started.unref();
    return started;
  };

  return (receipt) => {
    if (waiting.size >= maxQueued)
      throw new HttpProblem(503, 'We’re creating too many PDFs right now. Try again in a moment.', {
        code: 'receipts-busy',
        headers: { 'retry-after': '5' },
      });
    const request = Promise.withResolvers<Uint8Array>();
    const id = (lastId += 1);
    waiting.set(id, request);
    thread ??= start();
    thread.postMessage({ id, receipt } satisfies PdfRequest, []);
    return request.promise;
  };
}
