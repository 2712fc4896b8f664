import { signInWithPasskey, startPasskeySignIn } from '@aera/contracts';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import {
  cancelPasskeyRequest,
  canSuggestPasskeys,
  isPasskeyDeclined,
  signChallenge,
} from '@aera/frontend-kit/account-security';
import { Button, Notice, Stack, theme } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { signInCopy } from './sign-in-copy.ts';

const copy = signInCopy.passkey;

const Divider = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${theme.color.line};
    content: '';
  }
`;

/** The other way in, where the browser knows it. */
export function PasskeySignIn() {
  const { start, isPending, failure } = usePasskeySignIn();
  return (
    <Stack gap={4}>
      <Divider>{signInCopy.or}</Divider>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={isPending}
        pendingLabel={copy.pending}
        onClick={start}
      >
        {copy.action}
      </Button>
      <div role="alert">
        {failure && (
          <Notice tone="warning" title={copy.failed}>
            {failure}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

const signInByPasskey = async (options = {}) => {
  const answer = await signChallenge(() => callApi(startPasskeySignIn, { body: {} }), options);
  return callApi(signInWithPasskey, { body: { answer } });
};

/** Signs a member in with a passkey: by the button, or by a browser suggestion in the email field until the button is used. */
function usePasskeySignIn() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signInByPasskey(),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
  useEffect(() => {
    let cancelled = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || cancelled) return;
      const session = await signInByPasskey({ autofill: true });
      client.setQueryData(memberKey, session);
    };
    // Suggestions are optional: form and button work regardless of a failure here.
    suggest().catch(() => {});
    return () => {
      cancelled = true;
      void canSuggestPasskeys().then((supported) => (supported ? cancelPasskeyRequest() : undefined));
    };
  }, [client]);
  return { start: () => mutate(), isPending, failure: error && toFailureMessage(error) };
}

/** A cancelled browser dialog or a missing passkey is not an error. */
function toFailureMessage(error: Error): string {
  if (isApiError(error)) return error.detail;
  return isPasskeyDeclined(error) ? copy.given : copy.unreachable;
}
