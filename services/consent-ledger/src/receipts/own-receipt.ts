import type { ConsentReceipt } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../consents/visitor-cookie.ts';
import type { Receipts } from './receipts.ts';

/**
 * The receipt of a consent, for the browser that gave it.
 * @throws HttpProblem 404: somebody else's receipt is answered like one that does not exist
 */
export async function ownReceipt(
  receipts: Receipts,
  consentId: string,
  { headers }: FastifyRequest,
): Promise<ConsentReceipt> {
  const receipt = await receipts.of(consentId);
  if (receipt && receipt.piiPrincipalId === visitorOf(headers.cookie)) return receipt;
  throw new HttpProblem(404, 'This browser has no such consent.', { code: 'consent-not-found' });
}
