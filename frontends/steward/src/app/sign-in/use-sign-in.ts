import { isApiError, useStewardSignIn } from '@aera/frontend-kit';
import { useState } from 'react';
import { signInCopy } from './sign-in-copy.ts';
import { recoveryCopy } from '../../shared/session/recovery-codes.ts';
import { useStoreRecoveryCodesLeft } from '../../shared/session/recovery-codes.ts';

type SignInStep = 'credentials' | 'code' | 'recovery';

const refused: Record<SignInStep, string> = {
  credentials: signInCopy.refused,
  code: signInCopy.refusedCode,
  recovery: signInCopy.refusedRecoveryCode,
};

/** Returns the text of the step for a 401, else the message of the error (specification, error table). */
function signInFailure(error: unknown, step: SignInStep): string {
  if (isApiError(error)) return error.status === 401 ? refused[step] : error.detail;
  return (error instanceof Error && error.message) || signInCopy.failed;
}

type Credentials = { readonly username: string; readonly password: string };

/**
 * The two steps of signing in. Both call the same route; the second step follows only if the server requires a code. After a success
 * `useSteward` returns the steward, and the page replaces the sign-in.
 */
export function useSignIn() {
  const { mutateAsync, isPending: pending } = useStewardSignIn();
  const keepCodesLeft = useStoreRecoveryCodesLeft();
  const [step, setStep] = useState<SignInStep>('credentials');
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [error, setError] = useState<string | null>(null);

  const go = (next: SignInStep) => {
    setStep(next);
    setError(null);
  };
  const send = async (body: Credentials & { readonly totpCode?: string; readonly recoveryCode?: string }) => {
    if (pending) return;
    setError(null);
    try {
      const { user, requiresTOTP, recoveryCodesLeft } = await mutateAsync(body);
      if (recoveryCodesLeft !== undefined) keepCodesLeft(recoveryCodesLeft);
      if (requiresTOTP) go('code');
      else if (!user) setError(signInCopy.failed);
    } catch (failure) {
      setError(signInFailure(failure, step));
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
    recover: () => go('recovery'),
    toCode: () => go('code'),
    back: () => go('credentials'),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
