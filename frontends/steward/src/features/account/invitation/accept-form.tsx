import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { Button, PasswordField, Stack, Text, TextField } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { errorDetail } from '../../../shared/copy/error-detail.ts';
import { type FormEvent, useRef, useState } from 'react';
import { invitationCopy as copy } from './invitation-copy.ts';
import {
  type Errors,
  type Field,
  fields,
  validate,
  type Person,
  readRejection,
  useAcceptInvitation,
} from './invitation-api.ts';

interface AcceptFormProps {
  readonly token: string;
  /** The invitation turned out to be over. */
  readonly onExpired: () => void;
}

const empty: Person = { firstName: '', lastName: '', username: '', password: '' };

/** Name, user name and password of whoever accepts. Each wrong field says what is wrong, and the first one gets the focus. */
export function AcceptForm({ token, onExpired }: AcceptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const acceptance = useAcceptInvitation(token);
  const { isPending: pending, error } = acceptance;

  const show = (found: Errors) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending || show(validate(person))) return;
    acceptance.mutate(person, {
      onError: (failure) => {
        if (isApiError(failure) && failure.status === 410) onExpired();
        else show(readRejection(failure));
      },
    });
  };
  const bind = (name: Field, maxLength: number, autoComplete: string) => ({
    name,
    label: copy.fields[name],
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
  const failedElsewhere = error && Object.keys(readRejection(error)).length === 0;
  return (
    <form ref={form} noValidate aria-label={copy.title} onSubmit={submit}>
      <Stack gap={4}>
        <TextField {...bind('firstName', 100, 'given-name')} />
        <TextField {...bind('lastName', 100, 'family-name')} />
        <TextField
          {...bind('username', 40, 'username')}
          hint={copy.usernameHint}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...bind('password', 200, 'new-password')}
          hint={copy.passwordHint}
          showLabel={copy.showPassword}
          hideLabel={copy.hidePassword}
        />
        <FailureNotice>{failedElsewhere ? errorDetail(error, copy.failed) : null}</FailureNotice>
        <Button type="submit" size="lg" fullWidth pending={pending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
        <Text size="sm" tone="muted">
          {copy.next}
        </Text>
      </Stack>
    </form>
  );
}
