import type { Sql } from '@aera/event-store';
import type { Accounts } from '../accounts.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { readStewardRows } from '../stewards/stewards-projection.ts';
import type { CheckContext } from './checks/check.ts';

/** Lists every steward with access and whether they have a second factor. */
export const createSecondFactorLister =
  (
    sql: Sql,
    accounts: Pick<Accounts, 'stewardById'>,
    factors: Pick<SecondFactors, 'get'>,
  ): CheckContext['stewards'] =>
  async () => {
    const found: { hasSecondFactor: boolean }[] = [];
    for (const { stewardId } of await readStewardRows(sql)) {
      if (!(await accounts.stewardById(stewardId))) continue;
      found.push({ hasSecondFactor: (await factors.get(stewardId)).status === 'active' });
    }
    return found;
  };
