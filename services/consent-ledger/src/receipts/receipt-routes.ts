import { consentReceipt } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { visitorOf } from '../consents/visitor-cookie.ts';
import type { Receipts } from './receipts.ts';

export const receiptRoutes =
  (receipts: Receipts): FastifyPluginAsync =>
  async (app) => {
    serve(app, consentReceipt, async ({ params, request }) => {
      const receipt = await receipts.of(params.consentId);
      // Somebody else's receipt is answered like one that does not exist.
      if (!receipt || receipt.piiPrincipalId !== visitorOf(request.headers.cookie))
        throw new HttpProblem(404, 'This browser has no such consent.', { code: 'consent-not-found' });
      return receipt;
    });
  };
