export { DefinitionList } from './definition-list.tsx';
export { ErasureSummary } from './erasure-summary.tsx';
export { ConsentWithdrawal } from './consent-withdrawal.tsx';
