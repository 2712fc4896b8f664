import { isApiError } from '../api/api-error.ts';

/** Asks the user to confirm their identity; resolves to false if they cancel. */
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
 * Makes a call. If the server requires step-up authentication, prompts the user and repeats the call once.
 * @throws the error of the first call if the user cancels.
 */
export async function retryAfterStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isStepUp(error) || !ask || !(await ask())) throw error;
    return call();
  }
}
