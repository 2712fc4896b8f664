import { Button, Stack } from '@aera/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FailureNotice } from '../../shared/fields/notices.tsx';
import { signInWords } from './sign-in-copy.ts';
import type { SignIn } from './use-sign-in.ts';

const { code: words } = signInWords;

interface SecondStepFormProps {
  readonly title: string;
  /** The field of the secret; it takes the focus. */
  readonly children: ReactNode;
  readonly signIn: SignIn;
  readonly incomplete: boolean;
  readonly onSubmit: () => void;
  /** The other way through this step. */
  readonly other: { readonly label: string; readonly onClick: () => void };
}

/** Step two, by whatever secret. */
export function SecondStepForm({
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
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
          <Button variant="ghost" fullWidth onClick={back}>
            {words.back}
          </Button>
          <Button variant="ghost" fullWidth onClick={other.onClick}>
            {other.label}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
