export { verifyReceipt } from './verify-receipt.ts';
export type { Check, CheckName, Verdict } from './verify-receipt.ts';
