import { signInWithPasskey, startPasskeySignIn } from '@aera/contracts';
import { callApi, toErrorDetail, memberKey } from '@aera/frontend-kit';
import {
  cancelPasskeyRequest,
  supportsPasskeyAutofill,
  isPasskeyError,
  getPasskeyAssertion,
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

/** Passkey sign-in as an alternative to the password. */
export function PasskeySignIn() {
  const { start, isPending, failure } = usePasskeySignIn();
  return (
    <Stack gap={4}>
      <Divider>{signInCopy.separator}</Divider>
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
          <Notice tone="warning" title={copy.failureTitle}>
            {failure}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

const requestPasskeySignIn = async (options?: { readonly autofill: boolean }) => {
  const assertion = await getPasskeyAssertion(() => callApi(startPasskeySignIn, { body: {} }), options);
  return callApi(signInWithPasskey, { body: { response: assertion } });
};

/** Signs a member in with a passkey, via the button or browser autofill in the email field. Clicking the button ends autofill. */
function usePasskeySignIn() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestPasskeySignIn(),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
  useEffect(() => {
    let cancelled = false;
    const startAutofill = async () => {
      if (!(await supportsPasskeyAutofill()) || cancelled) return;
      const session = await requestPasskeySignIn({ autofill: true });
      client.setQueryData(memberKey, session);
    };
    // Autofill is optional: form and button work even if it fails.
    startAutofill().catch(() => {});
    return () => {
      cancelled = true;
      void supportsPasskeyAutofill().then((supported) => (supported ? cancelPasskeyRequest() : undefined));
    };
  }, [client]);
  return { start: () => mutate(), isPending, failure: error && toFailureMessage(error) };
}

/** Cancelled dialogs and missing passkeys get one message, because the browser does not tell them apart. */
function toFailureMessage(error: Error): string {
  return isPasskeyError(error) ? copy.declined : toErrorDetail(error);
}
