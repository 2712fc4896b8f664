export { extractDocument } from './extract-document.ts';
export type { Check, CheckName, VerificationResult } from './verify-receipt.ts';
export { isProofValid } from './proof.ts';
export { verifyReceipt } from './verify-receipt.ts';
