export { DefinitionList } from './definition-list.tsx';
export { ErasureSummary } from './erasure-summary.tsx';
export { WithdrawConsent } from './withdraw-consent.tsx';
