import { DomainError } from '../decider/index.ts';
import type { Decider } from '../decider/index.ts';
import type { Counted } from './test-store.ts';

/** Adds to a sum that must not pass `limit`; adding 0 changes nothing. */
export const countDecider: Decider<{ add: number; limit?: number }, Counted, { sum: number }> = {
  initial: () => ({ sum: 0 }),
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  decide({ add, limit = Infinity }, { sum }) {
    if (sum + add > limit) throw new DomainError('too-much', 'The sum would pass its limit.');
    return add === 0 ? [] : [{ type: 'Counted', data: { by: add } }];
  },
};
