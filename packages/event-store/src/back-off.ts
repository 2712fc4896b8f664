/** Milliseconds to wait after so many failures in a row: doubling from 100 up to `limit`, a quarter of it at random. */
export function backOff(failures: number, limit = 10_000): number {
  const full = Math.min(limit, 100 * 2 ** Math.max(0, failures - 1));
  return full * (0.75 + Math.random() / 4);
}
