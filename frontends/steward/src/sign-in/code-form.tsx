import { Button, Stack } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { recoveryWords } from '../session/recovery-words.ts';
import { CodeField, codeLength } from './code-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { signInWords } from './sign-in-words.ts';
import type { SignIn } from './use-sign-in.ts';

const { code: words } = signInWords;

/** Step two, when the server asks for it: the code of six digits. */
export function CodeForm({ signIn }: { readonly signIn: SignIn }) {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { submitCode, recover, back, error, pending } = signIn;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        submitCode(code);
      }}
    >
      <Stack gap={5}>
        <CodeField
          label={words.field}
          hint={words.hint}
          value={code}
          onChange={setCode}
          onEarlyEnter={() => submitCode(code)}
        />
        <FailureNotice>{error}</FailureNotice>
        <Stack gap={3}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={code.length < codeLength}
            pending={pending}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
          <Button variant="ghost" fullWidth onClick={back}>
            {words.back}
          </Button>
          <Button variant="ghost" fullWidth onClick={recover}>
            {recoveryWords.lost}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
