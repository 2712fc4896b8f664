export { Facts } from './definition-list.tsx';
export { GoesAndStays } from './erasure-summary.tsx';
export { WithdrawConsent } from './withdraw-consent.tsx';
