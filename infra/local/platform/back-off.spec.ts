import { expect, it } from 'vitest';
import { computeRestartDelayMs } from './supervise.ts';

it('waits longer after each consecutive failure, up to five seconds', () =>
  expect([1, 2, 3, 4, 7, 40].map(computeRestartDelayMs)).toEqual([100, 200, 400, 800, 5_000, 5_000]));
