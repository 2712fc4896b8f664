import type { ReauthStatus } from '@aera/contracts';
import { Button, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useStewardSignOut } from '@aera/frontend-kit';
import { useEffect, useId, useState } from 'react';
import { ProofField } from './proof-field.tsx';
import { presenceWords as words } from './step-up-copy.ts';
import { useProof } from './use-proof.ts';
import { recoveryWords } from '../../shared/copy/recovery-copy.ts';
import { FailureNotice } from '../../shared/fields/notices.tsx';

/** Seconds left of so many, one less each second, and never below none. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** Seconds that the countdown begins at. */
const countdownFrom = 30;

export interface ReauthDialogProps {
  readonly method: ReauthStatus['method'];
  readonly onProved: () => void;
}

/** Stands before everything until presence is proved, or the steward signs out. */
export function ReauthDialog({ method, onProved }: ReauthDialogProps) {
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
      title={words.title}
      description={words.lead[way]}
      actions={
        <>
          <Button variant="ghost" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {words.signOut}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!proof.complete}
            pending={proof.pending}
            pendingLabel={words.submitting}
          >
            {words.submit}
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
          <Text role="timer" size="sm" tone="muted">
            {left > 0 ? words.countdown(left) : words.over}
          </Text>
          <ProofField key={way} proof={proof} />
          <FailureNotice>{proof.error}</FailureNotice>
          {method === 'totp' && (
            <Button variant="ghost" size="sm" onClick={proof.swap}>
              {way === 'totp' ? recoveryWords.lost : recoveryWords.found}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
