import { accountChecks } from './account-checks.ts';
import type { Check } from './check.ts';
import { dataChecks } from './data-checks.ts';
import { edgeChecks } from './edge-checks.ts';
import { recordChecks } from './record-checks.ts';

/** What looks at each control; a control that is not here is assessed by nobody. */
export const checks: Readonly<Record<string, Check>> = {
  ...accountChecks,
  ...edgeChecks,
  ...dataChecks,
  ...recordChecks,
};
