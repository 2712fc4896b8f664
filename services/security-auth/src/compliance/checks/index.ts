import { accountChecks } from './account-checks.ts';
import type { Check } from './check.ts';
import { dataChecks } from './data-checks.ts';
import { edgeChecks } from './edge-checks.ts';
import { recordChecks } from './record-checks.ts';

/** The check of each control. Controls without a check are not assessed. */
export const checks: Readonly<Record<string, Check>> = {
  ...accountChecks,
  ...edgeChecks,
  ...dataChecks,
  ...recordChecks,
};
