import { parentPort } from 'node:worker_threads';
import type { ConsentReceipt } from '@aera/contracts';
import { renderReceiptPdf } from './receipt-pdf.ts';

/** Messages to and from the rendering thread. */
export interface PdfRequest {
  readonly id: number;
  readonly receipt: ConsentReceipt;
}
export type PdfResponse = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly failure: string }
);

/** Renders receipts sequentially. */
parentPort?.on('message', ({ id, receipt }: PdfRequest) => {
  renderReceiptPdf(receipt).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});

const answer = (given: PdfResponse): void => parentPort?.postMessage(given, []);
