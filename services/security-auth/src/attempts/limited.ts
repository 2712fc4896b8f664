import { HttpProblem } from '@aera/service-kit';
import type { AttemptBudget } from './attempt-budget.ts';

/**
 * Runs a check of a secret within the budgets of all its keys; null from the check counts as a failure.
 * @throws HttpProblem 429 with `Retry-After` once a budget is spent.
 */
export async function limited<T>(
  budget: AttemptBudget,
  keys: readonly string[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  const wait = Math.max(...keys.map((key) => budget.wait(key)));
  if (wait > 0)
    throw new HttpProblem(429, 'Too many attempts. Please wait a few minutes and try again.', {
      code: 'too-many-attempts',
      headers: { 'retry-after': String(wait) },
    });
  // Counted before the check, so that many at once do not slip through together.
  for (const key of keys) budget.failed(key);
  const result = await check();
  if (result !== null) for (const key of keys) budget.succeeded(key);
  return result;
}
