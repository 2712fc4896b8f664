import { type PasskeyAuthenticationResponse, signInWithPasskey, startPasskeySignIn } from '@aera/contracts';
import { callApi, toErrorDetail, memberKey } from '@aera/frontend-kit';
import {
  cancelPasskeyRequest,
  supportsPasskeyAutofill,
  isPasskeyError,
  getPasskeyAssertion,
} from '@aera/frontend-kit/account-security';
import { Button, Notice, Stack, theme } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

const requestAssertion = (options?: { readonly autofill: boolean }) =>
  getPasskeyAssertion(() => callApi(startPasskeySignIn, { body: {} }), options);

/** A challenge expires after five minutes. */
const challengeRefreshMs = 4 * 60_000;

/** Calls back at the end of each interval, or later, once the page is visible. Returns a function that ends it. */
function repeatWhileVisible(callback: () => void, intervalMs: number): () => void {
  let isDue = false;
  const callIfVisible = () => {
    if (!isDue || document.hidden) return;
    isDue = false;
    callback();
  };
  const timer = setInterval(() => {
    isDue = true;
    callIfVisible();
  }, intervalMs);
  document.addEventListener('visibilitychange', callIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', callIfVisible);
  };
}

/** Signs a member in with a passkey, via the button or browser autofill in the email field. The button ends autofill until it fails. */
function usePasskeySignIn() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (suggested?: PasskeyAuthenticationResponse) =>
      callApi(signInWithPasskey, { body: { response: suggested ?? (await requestAssertion()) } }),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
  const stopRefresh = useRef(() => {});
  const restartAutofill = useRef(() => {});
  useEffect(() => {
    let cancelled = false;
    const startAutofill = async () => {
      if (!(await supportsPasskeyAutofill()) || cancelled) return;
      // A new request ends this one in the browser, and with it the timer.
      const stop = repeatWhileVisible(startOptionalAutofill, challengeRefreshMs);
      stopRefresh.current = stop;
      const suggested = await requestAssertion({ autofill: true }).finally(stop);
      // A challenge works once, so a failure starts again with a new one.
      if (!cancelled) mutate(suggested, { onError: startOptionalAutofill });
    };
    // Form and button work even if autofill fails.
    const startOptionalAutofill = () => void startAutofill().catch(() => {});
    restartAutofill.current = startOptionalAutofill;
    startOptionalAutofill();
    return () => {
      cancelled = true;
      void supportsPasskeyAutofill().then((supported) => (supported ? cancelPasskeyRequest() : undefined));
    };
  }, [mutate]);
  const start = () => {
    // A refresh during the request of the challenge would end the dialog.
    stopRefresh.current();
    mutate(undefined, { onError: () => restartAutofill.current() });
  };
  return { start, isPending, failure: error && toFailureMessage(error) };
}

/** Cancelled dialogs and missing passkeys get one message, because the browser does not tell them apart. */
function toFailureMessage(error: Error): string {
  return isPasskeyError(error) ? copy.declined : toErrorDetail(error);
}
