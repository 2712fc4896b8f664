import type { eraseVisitor, ledgerCheckpoint, visitorData, withdrawConsent } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const dataAddress = address<typeof visitorData>('GET', '/api/jurisdiction/my-data');
export const checkpointAddress = address<typeof ledgerCheckpoint>(
  'GET',
  '/api/jurisdiction/ledger/checkpoint',
);
export const withdrawAddress = address<typeof withdrawConsent>('POST', '/api/jurisdiction/withdraw-consent');
/** Where the receipt of a consent can be had to read. */
export const pdfOf = (consentId: string): string =>
  `/api/jurisdiction/consents/${encodeURIComponent(consentId)}/receipt.pdf`;
export const eraseAddress = address<typeof eraseVisitor>('POST', '/api/jurisdiction/erase');
