import { consentReceipt, type ConsentReceipt, consentReceiptPdf } from '@aera/contracts';
import { HttpProblem, serve, visitorSessionOf } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Receipts } from '../consents/consent-receipts.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

export const receiptRoutes =
  (receipts: Receipts, makePdf = createPdfRenderer()): FastifyPluginAsync =>
  async (app) => {
    serve(app, consentReceipt, ({ params, request }) =>
      getVisitorReceipt(receipts, params.consentId, request),
    );

    serve(app, consentReceiptPdf, async ({ params, request, reply }) => {
      const receipt = await getVisitorReceipt(receipts, params.consentId, request);
      const day = receipt.events[0]?.at.slice(0, 10);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="consent-receipt-${day}.pdf"`)
        .send(Buffer.from(await makePdf(receipt)));
    });
  };

/**
 * The receipt of a consent, for the browser that gave it.
 * @throws HttpProblem 404: somebody else's receipt is answered like one that does not exist
 */
async function getVisitorReceipt(
  receipts: Receipts,
  consentId: string,
  { headers }: FastifyRequest,
): Promise<ConsentReceipt> {
  const receipt = await receipts.of(consentId);
  if (receipt && receipt.piiPrincipalId === visitorSessionOf(headers.cookie)) return receipt;
  throw new HttpProblem(404, 'This browser has no such consent.', { code: 'consent-not-found' });
}
