import { isApiError, toErrorDetail, useStewardSignIn } from '@aera/frontend-kit';
import { useState } from 'react';
import { signInCopy } from './sign-in-copy.ts';
import { useStoreRecoveryCodesLeft } from '../../shared/session/recovery-codes.ts';
import { recoveryCopy } from '../../shared/session/recovery-codes-copy.ts';

type SignInStep = 'credentials' | 'code' | 'recovery';

const unauthorizedTexts: Record<SignInStep, string> = {
  credentials: signInCopy.wrongPassword,
  code: signInCopy.wrongCode,
  recovery: signInCopy.wrongRecoveryCode,
};

/** Returns the text of the step for a 401, else the detail or message of the error. */
function toSignInErrorText(error: unknown, step: SignInStep): string {
  if (isApiError(error) && error.status === 401) return unauthorizedTexts[step];
  return toErrorDetail(error, (error instanceof Error && error.message) || signInCopy.failed);
}

type Credentials = { readonly username: string; readonly password: string };

/**
 * Signing in with a password and then, if the server requires it, a code: from the authenticator or a recovery code. Every step calls the
 * same route. After a success `useSteward` returns the steward, and the page replaces the sign-in.
 */
export function useSignIn() {
  const { mutateAsync, isPending: pending } = useStewardSignIn();
  const storeCodesLeft = useStoreRecoveryCodesLeft();
  const [step, setStep] = useState<SignInStep>('credentials');
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [error, setError] = useState<string | null>(null);

  const goTo = (next: SignInStep) => {
    setStep(next);
    setError(null);
  };
  const send = async (body: Credentials & { readonly totpCode?: string; readonly recoveryCode?: string }) => {
    if (pending) return;
    setError(null);
    try {
      const { user, requiresTOTP, recoveryCodesLeft } = await mutateAsync(body);
      if (recoveryCodesLeft !== undefined) storeCodesLeft(recoveryCodesLeft);
      if (requiresTOTP) goTo('code');
      else if (!user) setError(signInCopy.failed);
    } catch (failure) {
      setError(toSignInErrorText(failure, step));
    }
  };

  return {
    step,
    credentials,
    error,
    pending,
    setCredentials,
    submitCredentials: () => {
      const body = { ...credentials, username: credentials.username.trim() };
      setCredentials(body);
      if (body.username === '' || body.password.trim() === '') setError(signInCopy.missing);
      else void send(body);
    },
    submitCode: (totpCode: string) => {
      const body = { ...credentials, totpCode };
      if (!/^\d{6}$/.test(totpCode)) setError(signInCopy.missingCode);
      else void send(body);
    },
    submitRecoveryCode: (typed: string) => {
      const recoveryCode = typed.trim();
      if (recoveryCode === '') setError(recoveryCopy.missing);
      else void send({ ...credentials, recoveryCode });
    },
    switchToRecovery: () => goTo('recovery'),
    switchToCode: () => goTo('code'),
    back: () => goTo('credentials'),
  };
}

export type SignInState = ReturnType<typeof useSignIn>;
