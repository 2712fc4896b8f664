import { expect, it } from 'vitest';
import type { CheckContext } from './check.ts';
import { checks } from './index.ts';

const run = (id: string, context: object = {}) => checks[id]!(context as CheckContext);

it('fails if a blocked network is missing from the block list, even if the list has as many entries', async () => {
  const check = (listed: string[]) =>
    run('blocks-at-the-edge', {
      sql: async () => [{ id: 'b1' }, { id: 'b2' }],
      bus: { kv: () => ({ keys: async () => listed }) },
    });
  expect(await check(['b1', 'b2', 'ended'])).toMatchObject({ outcome: 'implemented' });
  expect(await check(['b1', 'ended'])).toMatchObject({ outcome: 'failed' });
});

it('measures the idle limit of stewards', async () =>
  expect(await run('idle-sign-out')).toEqual({
    outcome: 'failed',
    evidence: 'Stewards are signed out after 60 minutes without a request.',
  }));
