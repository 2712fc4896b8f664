import { describe, expect, it } from 'vitest';
import type { DemoAction } from '../plan/demo-action.ts';
import { toBatches } from './run-plan.ts';

const see = (browser: string, at: number): DemoAction => ({ type: 'see-notice', browser, at });
const consent = (browser: string, at: number): DemoAction => ({
  type: 'give-consent',
  browser,
  path: '/',
  at,
});
const sizes = (actions: readonly DemoAction[]) => toBatches(actions).map(({ length }) => length);

describe('batches', () => {
  it('join hits of different browsers within a minute', () =>
    expect(sizes([see('a', 0), see('b', 20_000), see('c', 59_000), see('d', 61_000)])).toEqual([3, 1]));

  it('keep the hits of one browser in order', () =>
    expect(sizes([see('a', 0), see('b', 1), see('a', 2)])).toEqual([2, 1]));

  it('contain everything else alone', () =>
    expect(sizes([see('a', 0), consent('b', 1), consent('c', 2), see('d', 3)])).toEqual([1, 1, 1, 1]));

  it('have a limit', () =>
    expect(sizes(Array.from({ length: 20 }, (_, index) => see(`browser-${index}`, index)))).toEqual([16, 4]));
});
