export { documentIn } from './document-in.ts';
export type { Check, CheckName, Verdict } from './verdict.ts';
export { verifyReceipt } from './verify-receipt.ts';
