import { codeLength } from '../../shared/fields/code-fields.tsx';
import { reauthenticate, type ReauthStatus, startPasskeyReauthentication } from '@aera/contracts';
import { callApi, isApiError, stewardKey, toErrorDetail } from '@aera/frontend-kit';
import { isPasskeyError, getPasskeyAssertion } from '@aera/frontend-kit/account-security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoreRecoveryCodesLeft } from '../../shared/session/recovery-codes.ts';
import { stepUpCopy as copy } from './step-up-copy.ts';

/** `recovery` is a recovery code in place of the authenticator. */
type ProofMethod = ReauthStatus['method'] | 'recovery';

const toBody = (way: ProofMethod, secret: string) =>
  ({ totp: { totpCode: secret }, recovery: { recoveryCode: secret.trim() }, password: { password: secret } })[
    way
  ];

const isComplete = (way: ProofMethod, secret: string): boolean =>
  way === 'totp' ? secret.length === codeLength : way === 'recovery' ? secret.trim() !== '' : secret !== '';

export function useProof(method: ReauthStatus['method'], onProved: () => void) {
  const client = useQueryClient();
  const storeCodesLeft = useStoreRecoveryCodesLeft();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const way: ProofMethod = method === 'totp' && usesRecoveryCode ? 'recovery' : method;
  const complete = isComplete(way, secret);

  const change = (value: string) => {
    setSecret(value);
    setError(null);
  };
  const showFailure = (failure: Error, message = toErrorDetail(failure, copy.failed)) => {
    setError(message);
    if (hasSessionEnded(failure)) void client.invalidateQueries({ queryKey: stewardKey });
  };
  const { mutate, isPending: pending } = useMutation({
    mutationFn: () => callApi(reauthenticate, { body: toBody(way, secret) }),
    onSuccess: ({ recoveryCodesLeft }) => {
      if (recoveryCodesLeft !== undefined) storeCodesLeft(recoveryCodesLeft);
      onProved();
    },
    onError: (failure) => {
      if (way === 'totp') setSecret('');
      showFailure(failure);
    },
  });

  const passkey = useMutation({
    mutationFn: async () => {
      const assertion = await getPasskeyAssertion(() => callApi(startPasskeyReauthentication, { body: {} }));
      return callApi(reauthenticate, { body: { passkey: assertion } });
    },
    onMutate: () => setError(null),
    onSuccess: onProved,
    onError: (failure) => showFailure(failure, isPasskeyError(failure) ? copy.passkeyDeclined : undefined),
  });

  return {
    way,
    secret,
    error,
    complete,
    pending,
    change,
    /** Shows an error when Enter is pressed before the code is complete. */
    showIncomplete: () => setError(copy.missing[way]),
    submit: () => {
      if (pending) return;
      setError(complete ? null : copy.missing[way]);
      if (complete) mutate();
    },
    isPasskeyPending: passkey.isPending,
    /** Confirms with a passkey instead. */
    submitPasskey: () => passkey.mutate(),
    /** Switches between authenticator and recovery code. */
    toggleRecoveryCode: () => {
      setUsesRecoveryCode(!usesRecoveryCode);
      change('');
    },
  };
}

export type Proof = ReturnType<typeof useProof>;

const hasSessionEnded = (failure: unknown): boolean =>
  isApiError(failure) && ['session-ended', 'sign-in-required'].includes(failure.problem?.code ?? '');
