import { Button, Stack, TextField, theme } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailureNotice } from './failure-notice.tsx';
import { signInWords } from './sign-in-words.ts';
import type { SignIn } from './use-sign-in.ts';

const length = 6;
const { code: words } = signInWords;

const Digits = styled.div`
  input {
    font: 600 ${theme.text.xl} / 1.3 ${theme.font.mono};
    letter-spacing: 0.4em;
    text-align: center;
    text-indent: 0.4em;
  }
`;

/** Step two, when the server asks for it: the code of six digits. */
export function CodeForm({ signIn }: { readonly signIn: SignIn }) {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { submitCode, back, error, pending } = signIn;

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
        <Digits>
          <TextField
            label={words.field}
            hint={words.hint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, length))}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && code.length < length) submitCode(code);
            }}
          />
        </Digits>
        <FailureNotice>{error}</FailureNotice>
        <Stack gap={3}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={code.length < length}
            pending={pending}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
          <Button variant="ghost" fullWidth onClick={back}>
            {words.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
