import { isApiError } from '../api/api-error.ts';

/** Asks the person to prove that it is them; answers whether they did. */
export type StepUpPrompt = () => Promise<boolean>;

let ask: StepUpPrompt | null = null;

/**
 * Registers the handler that asks for confirmation; the returned function removes it. Only one is active: that of the signed-in steward's
 * pages.
 */
export function registerStepUpPrompt(asker: StepUpPrompt): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

const isStepUp = (error: unknown): boolean =>
  isApiError(error) && error.status === 403 && error.problem?.code === 'step-up-required';

/**
 * Makes a call and, where the server wants a proof of presence first, makes the very same call once more when it was given. The
 * caller waits meanwhile and notices nothing; when no proof is given, the call fails with what the server said.
 */
export async function retryAfterStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isStepUp(error) || !ask || !(await ask())) throw error;
    return call();
  }
}
