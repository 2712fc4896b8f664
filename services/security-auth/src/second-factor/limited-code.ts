import type { AttemptKind } from '../attempts/attempt-rule.ts';
import type { Attempts, Trier } from '../attempts/attempts.ts';
import { isRefusedCode } from './decide-second-factor.ts';

/**
 * Shows a code within the budget of its kind; a code that is refused counts as a failure.
 * @throws DomainError `invalid-code` or `code-replayed`; HttpProblem 429 while another try is not heard
 */
export async function limitedCode<T>(
  attempts: Attempts,
  kind: AttemptKind,
  trier: Trier,
  show: () => Promise<T>,
): Promise<T> {
  let refusal: unknown;
  const shown = await attempts.limited(kind, trier, async () => {
    try {
      return { answer: await show() };
    } catch (error) {
      if (!isRefusedCode(error)) throw error;
      refusal = error;
      return null;
    }
  });
  if (shown === null) throw refusal;
  return shown.answer;
}
