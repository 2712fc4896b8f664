import { Button, Stack } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { recoveryWords } from '../session/recovery-words.ts';
import { FailureNotice } from './failure-notice.tsx';
import { RecoveryField } from './recovery-field.tsx';
import { signInWords } from './sign-in-words.ts';
import type { SignIn } from './use-sign-in.ts';

const { recovery: words, code } = signInWords;

/** In the place of step two, for whoever has lost the authenticator. */
export function RecoveryForm({ signIn }: { readonly signIn: SignIn }) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { submitRecoveryCode, toCode, back, error, pending } = signIn;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        submitRecoveryCode(typed);
      }}
    >
      <Stack gap={5}>
        <RecoveryField value={typed} onChange={setTyped} />
        <FailureNotice>{error}</FailureNotice>
        <Stack gap={3}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={typed.trim() === ''}
            pending={pending}
            pendingLabel={code.submitting}
          >
            {code.submit}
          </Button>
          <Button variant="ghost" fullWidth onClick={back}>
            {code.back}
          </Button>
          <Button variant="ghost" fullWidth onClick={toCode}>
            {recoveryWords.found}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
