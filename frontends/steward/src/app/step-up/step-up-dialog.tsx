import { CodeField, RecoveryField } from '../../shared/fields/code-fields.tsx';
import type { ReauthStatus } from '@aera/contracts';
import { toErrorDetail, useStewardSignOut } from '@aera/frontend-kit';
import { canUsePasskeys } from '@aera/frontend-kit/account-security';
import { Button, MutedText, PasswordField, Stack } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { FailureNotice } from '@aera/frontend-kit/form';
import { recoveryCopy } from '../../shared/session/recovery-codes-copy.ts';
import { notSignedOut } from '../../shared/session/use-log-out.ts';
import { stepUpCopy as copy } from './step-up-copy.ts';
import { type Proof, useProof } from './use-proof.ts';

/** Counts down to 0, one per second. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

const countdownFrom = 30;

interface StepUpDialogProps {
  readonly method: ReauthStatus['method'];
  /** Whether a passkey can be used instead. */
  readonly hasPasskey: boolean;
  readonly onProved: () => void;
}

/** Blocks the page until re-authentication or sign-out. */
export function StepUpDialog({ method, hasPasskey, onProved }: StepUpDialogProps) {
  const formId = useId();
  const proof = useProof(method, onProved);
  const left = useCountdown(countdownFrom);
  const signOut = useStewardSignOut();
  const { way } = proof;

  return (
    <Dialog
      open
      dismissable={false}
      width="sm"
      title={copy.title}
      description={copy.lead[way]}
      actions={
        <>
          <Button variant="ghost" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {copy.signOut}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!proof.complete}
            pending={proof.pending}
            pendingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          proof.submit();
        }}
      >
        <Stack gap={4}>
          <MutedText role="timer">{left > 0 ? copy.countdown(left) : copy.paused}</MutedText>
          <ProofField key={way} proof={proof} />
          <FailureNotice>{proof.error}</FailureNotice>
          <FailureNotice title={notSignedOut.title}>
            {signOut.error && toErrorDetail(signOut.error, notSignedOut.description)}
          </FailureNotice>
          {hasPasskey && canUsePasskeys() && (
            <Button
              variant="secondary"
              pending={proof.isPasskeyPending}
              pendingLabel={copy.passkeyPending}
              onClick={proof.submitPasskey}
            >
              {copy.passkey}
            </Button>
          )}
          {method === 'totp' && (
            <Button variant="ghost" size="sm" onClick={proof.toggleRecoveryCode}>
              {way === 'totp' ? recoveryCopy.switchToRecovery : recoveryCopy.switchToAuthenticator}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Focuses its field when the method changes. */
function ProofField({ proof }: { readonly proof: Proof }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={container}>
      <Field proof={proof} />
    </div>
  );
}

function Field({ proof: { way, secret, change, showIncomplete } }: { readonly proof: Proof }) {
  if (way === 'totp')
    return <CodeField label={copy.code} value={secret} onChange={change} onEarlyEnter={showIncomplete} />;
  if (way === 'recovery') return <RecoveryField value={secret} onChange={change} />;
  return (
    <PasswordField
      label={copy.password}
      showLabel={copy.showPassword}
      hideLabel={copy.hidePassword}
      autoComplete="current-password"
      maxLength={200}
      required
      value={secret}
      onChange={({ target }) => change(target.value)}
    />
  );
}
