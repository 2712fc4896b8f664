import { CodeField, codeLength, RecoveryField } from '../../shared/fields/code-fields.tsx';
import { Button, Stack } from '@aera/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@aera/frontend-kit/form';
import { recoveryCopy } from '../../shared/session/recovery-codes-copy.ts';
import { signInCopy } from './sign-in-copy.ts';
import type { SignInState } from './use-sign-in.ts';

const { code: copy } = signInCopy;

interface SecondStepFormProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly signIn: SignInState;
  readonly incomplete: boolean;
  readonly onSubmit: () => void;
  readonly other: { readonly label: string; readonly onClick: () => void };
}

function SecondStepForm({
  title,
  children,
  signIn: { back, error, pending },
  incomplete,
  onSubmit,
  other,
}: SecondStepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={5}>
        {children}
        <FailureNotice>{error}</FailureNotice>
        <Stack gap={3}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={incomplete}
            pending={pending}
            pendingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
          <Button variant="ghost" fullWidth onClick={back}>
            {copy.back}
          </Button>
          <Button variant="ghost" fullWidth onClick={other.onClick}>
            {other.label}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Second step with a 6-digit code. */
export function CodeForm({ signIn }: { readonly signIn: SignInState }) {
  const [code, setCode] = useState('');
  const submit = () => signIn.submitCode(code);
  return (
    <SecondStepForm
      title={copy.title}
      signIn={signIn}
      incomplete={code.length < codeLength}
      onSubmit={submit}
      other={{ label: recoveryCopy.switchToRecovery, onClick: signIn.switchToRecovery }}
    >
      <CodeField label={copy.field} hint={copy.hint} value={code} onChange={setCode} onEarlyEnter={submit} />
    </SecondStepForm>
  );
}

/** Second step when the authenticator is lost. */
export function RecoveryForm({ signIn }: { readonly signIn: SignInState }) {
  const [typed, setTyped] = useState('');
  return (
    <SecondStepForm
      title={signInCopy.recovery.title}
      signIn={signIn}
      incomplete={typed.trim() === ''}
      onSubmit={() => signIn.submitRecoveryCode(typed)}
      other={{ label: recoveryCopy.switchToAuthenticator, onClick: signIn.switchToCode }}
    >
      <RecoveryField value={typed} onChange={setTyped} />
    </SecondStepForm>
  );
}
