/**
 * Returns an amount of work: `fast` in `make test`, `slow` in `make test-all`. A file `x.slow.spec.ts` that imports
 * `./x.int.spec.ts` repeats its specs with the amounts of the slow tier.
 */
export const perTier = (amounts: { fast: number; slow: number }): number =>
  process.env['TEST_TIER'] === 'slow' ? amounts.slow : amounts.fast;
