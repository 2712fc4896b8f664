import { Button, Notice, PasswordField, Stack, Text, TextField } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { type FormEvent, useRef, useState } from 'react';
import { invitationWords as words } from './invitation-copy.ts';
import {
  type Errors,
  type Field,
  fields,
  missingIn,
  type Person,
  refusedIn,
  useAcceptance,
} from './use-acceptance.ts';

export interface AcceptFormProps {
  readonly token: string;
  /** The invitation turned out to be over. */
  readonly onDead: () => void;
}

const nobody: Person = { firstName: '', lastName: '', username: '', password: '' };

/** Name, user name and password of whoever accepts. Each wrong field says what is wrong, and the first one gets the focus. */
export function AcceptForm({ token, onDead }: AcceptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(nobody);
  const [errors, setErrors] = useState<Errors>({});
  const acceptance = useAcceptance(token);
  const { isPending: pending, error } = acceptance;

  const show = (found: Errors) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending || show(missingIn(person))) return;
    acceptance.mutate(person, {
      onError: (failure) => {
        if (isApiError(failure) && failure.status === 410) onDead();
        else show(refusedIn(failure));
      },
    });
  };
  const bind = (name: Field, maxLength: number, autoComplete: string) => ({
    name,
    label: words.fields[name],
    value: person[name],
    error: errors[name] ?? null,
    required: true,
    readOnly: pending,
    maxLength,
    autoComplete,
    onChange: ({ target }: { target: { value: string } }) => {
      setPerson({ ...person, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const elsewhere = error && Object.keys(refusedIn(error)).length === 0;
  return (
    <form ref={form} noValidate aria-label={words.title} onSubmit={submit}>
      <Stack gap={4}>
        <TextField {...bind('firstName', 100, 'given-name')} />
        <TextField {...bind('lastName', 100, 'family-name')} />
        <TextField
          {...bind('username', 40, 'username')}
          hint={words.usernameHint}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...bind('password', 200, 'new-password')}
          hint={words.passwordHint}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
        />
        {elsewhere && (
          <div role="alert">
            <Notice tone="destructive">{(isApiError(error) && error.problem?.detail) || words.failed}</Notice>
          </div>
        )}
        <Button type="submit" size="lg" fullWidth pending={pending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Text size="sm" tone="muted">
          {words.next}
        </Text>
      </Stack>
    </form>
  );
}
