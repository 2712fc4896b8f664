import { isApiError } from '@aera/web-kit';
import { signInWords } from './sign-in-words.ts';

export type SignInStep = 'credentials' | 'code';

/** What a failed sign-in says: a refusal in the words of its step, else the server's own words, else that it failed. */
export function signInFailure(error: unknown, step: SignInStep): string {
  if (!isApiError(error)) return signInWords.failed;
  if (error.status === 401) return step === 'code' ? signInWords.refusedCode : signInWords.refused;
  return error.detail || signInWords.failed;
}
