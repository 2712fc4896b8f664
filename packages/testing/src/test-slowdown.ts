/**
 * Factor on every time limit of the specs, from TEST_SLOWDOWN. Set it, for example to 3, on a slow or busy machine. Limits only determine
 * when a spec fails, so a larger factor never changes a result.
 */
export const testSlowdown = parse(process.env['TEST_SLOWDOWN'] || '1');

/** Milliseconds times `testSlowdown`. */
export const scaleTimeout = (ms: number): number => ms * testSlowdown;

function parse(text: string): number {
  const factor = Number(text);
  if (Number.isFinite(factor) && factor >= 1) return factor;
  throw new Error(`TEST_SLOWDOWN must be a number of at least 1, but is "${text}".`);
}

/**
 * Returns an amount of work: `fast` in `make test`, `slow` in `make test-all`. A file `x.slow.spec.ts` that imports
 * `./x.int.spec.ts` repeats its specs with the amounts of the slow tier.
 */
export const selectByTier = (amounts: { fast: number; slow: number }): number =>
  process.env['TEST_TIER'] === 'slow' ? amounts.slow : amounts.fast;
