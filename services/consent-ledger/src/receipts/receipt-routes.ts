import { consentReceipt } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { ownReceipt } from './own-receipt.ts';
import type { Receipts } from './receipts.ts';

export const receiptRoutes =
  (receipts: Receipts): FastifyPluginAsync =>
  async (app) => {
    serve(app, consentReceipt, ({ params, request }) => ownReceipt(receipts, params.consentId, request));
  };
