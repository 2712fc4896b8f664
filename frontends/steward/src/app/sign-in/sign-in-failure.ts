import { isApiError } from '@aera/web-kit';
import { signInWords } from './sign-in-copy.ts';

export type SignInStep = 'credentials' | 'code' | 'recovery';

const refused: Record<SignInStep, string> = {
  credentials: signInWords.refused,
  code: signInWords.refusedCode,
  recovery: signInWords.refusedRecoveryCode,
};

/** What a failed sign-in says: a refusal in the words of its step, else the server's own words, else that it failed. */
export function signInFailure(error: unknown, step: SignInStep): string {
  if (!isApiError(error)) return signInWords.failed;
  if (error.status === 401) return refused[step];
  return error.detail || signInWords.failed;
}
