import type { Control } from '../assessment.ts';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { data } from './data.ts';
import { edge } from './edge.ts';
import { organisation } from './organisation.ts';
import { records } from './records.ts';
import { supply } from './supply.ts';

/** Every control that the platform holds itself to, those that nobody can check included. */
export const catalogue: readonly Control[] = [
  ...accounts,
  ...access,
  ...edge,
  ...data,
  ...records,
  ...supply,
  ...organisation,
];
