export { documentIn } from './extract-document.ts';
export type { Check, CheckName, Verdict } from './verification-result.ts';
export { verifyReceipt } from './verify-receipt.ts';
