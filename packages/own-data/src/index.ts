export { Facts } from './facts.tsx';
export { GoesAndStays } from './goes-and-stays.tsx';
export { WithdrawConsent } from './withdraw-consent.tsx';
