import { type Decider, rejections } from '../decider/index.ts';
import type { Counted } from './test-store.ts';

const reject = rejections({ 'too-much': ['conflict', 'The sum would pass its limit.'] });

/** Adds to a sum that must not pass `limit`; adding 0 changes nothing. */
export const countDecider: Decider<{ add: number; limit?: number }, Counted, { sum: number }> = {
  initial: () => ({ sum: 0 }),
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  decide({ add, limit = Infinity }, { sum }) {
    if (sum + add > limit) throw reject('too-much');
    return add === 0 ? [] : [{ type: 'Counted', data: { by: add } }];
  },
};
