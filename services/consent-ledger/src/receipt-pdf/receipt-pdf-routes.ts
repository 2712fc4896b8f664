import { consentReceiptPdf } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { ownReceipt } from '../receipts/own-receipt.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { createPdfDesk } from './pdf-desk.ts';

export const receiptPdfRoutes =
  (receipts: Receipts, makePdf = createPdfDesk()): FastifyPluginAsync =>
  async (app) => {
    serve(app, consentReceiptPdf, async ({ params, request, reply }) => {
      const receipt = await ownReceipt(receipts, params.consentId, request);
      const day = receipt.events[0]?.at.slice(0, 10);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="consent-receipt-${day}.pdf"`)
        .send(Buffer.from(await makePdf(receipt)));
    });
  };
