import type { Control } from '../assessment.ts';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { data } from './data.ts';
import { edge } from './edge.ts';
import { organisation } from './organisation.ts';
import { records } from './records.ts';
import { supply } from './supply.ts';

/** All controls of the platform, including those that cannot be checked automatically. */
export const catalogue: readonly Control[] = [
  ...accounts,
  ...access,
  ...edge,
  ...data,
  ...records,
  ...supply,
  ...organisation,
];
