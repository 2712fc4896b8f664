export { extractDocument } from './extract-document.ts';
export type { Check, CheckName, VerificationResult } from './verify-receipt.ts';
export { verifyReceipt } from './verify-receipt.ts';
