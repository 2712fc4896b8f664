import { Worker } from 'node:worker_threads';
import type { ConsentReceipt } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { PdfResponse, PdfRequest } from './pdf-thread.ts';

/** Makes a receipt a PDF. @throws HttpProblem 503 while too many wait */
type RenderReceiptPdf = (receipt: ConsentReceipt) => Promise<Uint8Array>;

/** Receipts that may wait at once. */
const maxQueued = 32;

/**
 * Has PDFs set in a thread of its own: letters take some hundred milliseconds, in which no consent could be recorded. The thread begins
 * with the first receipt, and another one follows a thread that died.
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
    // Waiting requests hold a connection; the thread itself does not keep the process alive.
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
