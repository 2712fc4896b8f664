import type { EmailStatus } from '@aera/contracts';
import { Button, Row, Stack, TextField, VisuallyHidden } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '@aera/frontend-kit';
import { FormError, findEmailError, maxEmailLength, PasswordField, useForm } from '../form/index.ts';
import { type AccountRoutes, useAccount } from './account-context.ts';
import { usePasskeys, useSetEmail } from './account-security-api.ts';
import { accountSecurityCopy } from './account-security-copy.ts';
import { canUsePasskeys, isPasskeyError, getPasskeyAssertion } from './passkey-client.ts';

const copy = accountSecurityCopy.email.form;
const byPasskey = 'passkey';

interface Change {
  readonly email: string;
  /** Undefined for a passkey. */
  readonly password: string | undefined;
}

async function requestChange(
  { requestEmailChange, startPasskeyProof }: AccountRoutes,
  { email, password }: Change,
): Promise<EmailStatus> {
  // The portal asks stewards to step up, in a dialog of its own.
  if (!startPasskeyProof) return callApi(requestEmailChange, { body: { email } });
  if (password !== undefined) return callApi(requestEmailChange, { body: { email, password } });
  const passkey = await getPasskeyAssertion(() => callApi(startPasskeyProof, { body: {} }));
  return callApi(requestEmailChange, { body: { email, passkey } });
}

interface EmailFormProps {
  readonly email: string | null;
  readonly onClose: () => void;
}

/** Asks for the new address, and for the password or a passkey, unless step-up authentication precedes the call. */
export function EmailForm({ email, onClose }: EmailFormProps) {
  const { routes } = useAccount();
  const setEmail = useSetEmail();
  const asksForPassword = routes.startPasskeyProof !== undefined;
  const hasPasskey = (usePasskeys().data?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  const change = useMutation({
    mutationFn: (values: Change) => requestChange(routes, values),
    onSuccess: (status) => {
      setEmail(status);
      onClose();
    },
  });
  const form = useForm({
    initial: { newEmail: '', password: '' },
    validate: ({ newEmail, password }, button) => ({
      newEmail: findEmailError(newEmail),
      password: asksForPassword && button !== byPasskey && password === '' ? copy.missingPassword : undefined,
    }),
    send: ({ newEmail, password }, button) =>
      change.mutateAsync({
        email: newEmail.trim(),
        password: button === byPasskey ? undefined : password,
      }),
    mutation: change,
    fieldByCode: { 'wrong-password': 'password', 'email-unchanged': 'newEmail' },
  });
  const isSigning = change.isPending && asksForPassword && change.variables.password === undefined;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack as="form" {...form.props} gap={4} aria-label={copy.label}>
      <TextField
        {...form.bind('newEmail')}
        ref={field}
        label={copy.email}
        type="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        required
      />
      {asksForPassword && (
        <>
          <VisuallyHidden aria-hidden>
            <input type="text" autoComplete="username" tabIndex={-1} readOnly value={email ?? ''} />
          </VisuallyHidden>
          <PasswordField {...form.bind('password')} label={copy.password} />
        </>
      )}
      <FormError
        error={form.error}
        title={copy.failed}
        fallback={isPasskeyError(change.error) ? copy.passkeyDeclined : undefined}
      />
      <Row gap={3}>
        <Button type="submit" pending={form.pending && !isSigning} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
        {asksForPassword && hasPasskey && (
          <Button
            type="submit"
            value={byPasskey}
            variant="secondary"
            pending={isSigning}
            pendingLabel={copy.signing}
          >
            {copy.passkey}
          </Button>
        )}
        <Button variant="ghost" disabled={form.pending} onClick={onClose}>
          {accountSecurityCopy.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
