import { Worker } from 'node:worker_threads';
import type { ConsentReceipt } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { PdfResponse, PdfRequest } from './pdf-thread.ts';

/**
 * Renders a receipt as PDF.
 * @throws HttpProblem 503 if too many are queued
 */
type RenderReceiptPdf = (receipt: ConsentReceipt) => Promise<Uint8Array>;

/** Maximum number of queued receipts. */
const maxQueued = 32;

/**
 * Renders PDFs in a worker thread, because rendering takes some hundred milliseconds, in which no consent could be recorded. The thread
 * starts with the first receipt and is replaced if it dies.
 */
export function createPdfRenderer(): RenderReceiptPdf {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let orders = 0;

  const settle = (answer: PdfResponse): void => {
    const order = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('bytes' in answer) order?.resolve(answer.bytes);
    else order?.reject(new Error(answer.failure));
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('pdf-thread.ts', import.meta.url));
    const died = (error: unknown) => {
      if (worker === begun) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    begun.on('message', settle);
    begun.on('error', died);
    begun.on('exit', (code) => died(new Error(`The thread that sets receipts ended with ${code}.`)));
    // Queued requests hold a connection, so the thread need not keep the process alive.
    begun.unref();
    return begun;
  };

  return (receipt) => {
    if (waiting.size >= maxQueued)
      throw new HttpProblem(503, 'We’re creating too many PDFs right now. Try again in a moment.', {
        code: 'receipts-busy',
        headers: { 'retry-after': '5' },
      });
    const order = Promise.withResolvers<Uint8Array>();
    const id = (orders += 1);
    waiting.set(id, order);
    worker ??= begin();
    worker.postMessage({ id, receipt } satisfies PdfRequest, []);
    return order.promise;
  };
}
