import { readConsentReceipt, type ConsentReceipt, readConsentReceiptPdf } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ReadReceipt } from '../consents/consent-stream.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

export const receiptRoutes =
  (readReceipt: ReadReceipt, sessions: VisitorSessions, makePdf = createPdfRenderer()): FastifyPluginAsync =>
  async (app) => {
    /** @throws HttpProblem 404 for a missing receipt, and for one of another browser */
    async function readOwnReceipt(consentId: string, { headers }: FastifyRequest): Promise<ConsentReceipt> {
      const receipt = await readReceipt(consentId);
      if (receipt && receipt.piiPrincipalId === sessions.verify(headers.cookie)) return receipt;
      throw new HttpProblem(404, 'We couldn’t find this consent for your browser.', {
        code: 'consent-not-found',
      });
    }

    serve(app, readConsentReceipt, ({ params, request }) => readOwnReceipt(params.consentId, request));

    serve(app, readConsentReceiptPdf, async ({ params, request, reply }) => {
      const receipt = await readOwnReceipt(params.consentId, request);
      const day = receipt.events[0]?.at.slice(0, 10);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="consent-receipt-${day}.pdf"`)
        .send(Buffer.from(await makePdf(receipt)));
    });
  };
