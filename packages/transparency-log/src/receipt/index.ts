export { extractDocument } from './extract-document.ts';
export type { Check, CheckName, VerificationResult } from './verification-result.ts';
export { verifyReceipt } from './verify-receipt.ts';
