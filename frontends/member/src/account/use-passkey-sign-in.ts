import { isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountWords } from './account-words.ts';
import { canSuggestPasskeys, signInByPasskey, stopAsking } from './passkey-client.ts';

const words = accountWords.passkey;

/**
 * Signs a member in with a passkey: with the button, or with one that the browser suggests in the field of the address while nobody
 * has pressed it.
 */
export function usePasskeySignIn() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signInByPasskey(),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
  useEffect(() => {
    let left = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || left) return;
      const session = await signInByPasskey({ autofill: true });
      client.setQueryData(memberKey, session);
    };
    // Nobody asked for it: the form and the button are there, whatever becomes of it.
    suggest().catch(() => {});
    return () => {
      left = true;
      void canSuggestPasskeys().then((could) => (could ? stopAsking() : undefined));
    };
  }, [client]);
  return { start: () => mutate(), isPending, failure: error && failureOf(error) };
}

/** Whoever closes the browser's window, or has no passkey here, is no failure of ours. */
function failureOf(error: Error): string {
  if (isApiError(error)) return error.detail;
  return /^(?:NotAllowed|Abort|InvalidState)Error$/.test(error.name) ? words.given : words.unreachable;
}
