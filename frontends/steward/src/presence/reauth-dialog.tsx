import { Button, PasswordField, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, isApiError, stewardKey, useStewardSignOut } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { authAddresses } from '../session/auth-addresses.ts';
import { CodeField, codeLength } from '../sign-in/code-field.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { presenceWords as words } from './presence-words.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds that the countdown begins at. */
const countdownFrom = 30;

export interface ReauthDialogProps {
  readonly method: 'totp' | 'password';
  readonly onProved: () => void;
}

/** Stands before everything until presence is proved, or the steward signs out. */
export function ReauthDialog({ method, onProved }: ReauthDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const left = useCountdown(countdownFrom);
  const signOut = useStewardSignOut();
  const byCode = method === 'totp';
  const complete = byCode ? secret.length === codeLength : secret !== '';

  const proof = useMutation({
    mutationFn: () =>
      callApi(authAddresses.reauthenticate, { body: byCode ? { totpCode: secret } : { password: secret } }),
    onSuccess: onProved,
    onError: (failure) => {
      setError((isApiError(failure) && failure.problem?.detail) || words.failed);
      if (byCode) setSecret('');
      if (sessionIsOver(failure)) void client.invalidateQueries({ queryKey: stewardKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof.isPending) return;
    setError(complete ? null : byCode ? words.missingCode : words.missingPassword);
    if (complete) proof.mutate();
  };
  const change = (value: string) => {
    setSecret(value);
    setError(null);
  };

  return (
    <Dialog
      open
      dismissable={false}
      width="sm"
      title={words.title}
      description={words.lead[method]}
      actions={
        <>
          <Button variant="ghost" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {words.signOut}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!complete}
            pending={proof.isPending}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text role="timer" size="sm" tone="muted">
            {left > 0 ? words.countdown(left) : words.over}
          </Text>
          {byCode ? (
            <CodeField
              label={words.code}
              value={secret}
              onChange={change}
              onEarlyEnter={() => setError(words.missingCode)}
            />
          ) : (
            <PasswordField
              label={words.password}
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
              autoComplete="current-password"
              maxLength={200}
              required
              value={secret}
              onChange={({ target }) => change(target.value)}
            />
          )}
          <FailureNotice>{error}</FailureNotice>
        </Stack>
      </form>
    </Dialog>
  );
}

const sessionIsOver = (failure: unknown): boolean =>
  isApiError(failure) && ['session-ended', 'sign-in-required'].includes(failure.problem?.code ?? '');
