import { changeStewardPassword } from '@aera/contracts';
import { Button, Card, Heading, Notice, PasswordField, Stack, Text, useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { passwordWords as words } from '../account-copy.ts';
import { sentence } from '../../../shared/copy/sentence.ts';

type Field = 'current' | 'next';
type Errors = Partial<Record<Field, string>>;

const shortest = 10;
const blank = { current: '', next: '' };

function wrongIn({ current, next }: typeof blank): Errors {
  return {
    ...(current === '' && { current: words.missing.current }),
    ...(next.length < shortest
      ? { next: words.missing.next }
      : next === current && { next: words.missing.same }),
  };
}

/** What the server refused: the current password, or the new one by its rules. */
function refusedIn(error: unknown): Errors {
  if (!isApiError(error)) return {};
  const { code, detail, errors = [] } = error.problem ?? {};
  if (code === 'wrong-password' && detail) return { current: detail };
  const named = errors.find(({ field }) => field.endsWith('newPassword'));
  return named ? { next: sentence(named.message) } : {};
}

/** The own password: asks for the one that holds, and signs everybody else out who has it. */
export function ChangePassword() {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { toast } = useToast();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    mutationFn: ({ current: currentPassword, next: newPassword }: typeof blank) =>
      callApi(changeStewardPassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setTyped(blank);
      toast({ ...words.done, variant: 'success' });
    },
    onError: (error) => show(refusedIn(error)),
  });

  const show = (found: Errors) => {
    setErrors(found);
    const first = (['current', 'next'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending && !show(wrongIn(typed))) change.mutate(typed);
  };
  const bind = (name: Field) => ({
    name,
    label: words[name],
    value: typed[name],
    error: errors[name] ?? null,
    required: true,
    readOnly: change.isPending,
    maxLength: 200,
    showLabel: words.show[name],
    hideLabel: words.hide[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const elsewhere = change.isError && Object.keys(refusedIn(change.error)).length === 0;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            {words.title}
          </Heading>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
        </Stack>
        <PasswordField {...bind('current')} autoComplete="current-password" />
        <PasswordField {...bind('next')} autoComplete="new-password" hint={words.nextHint} />
        {elsewhere && (
          <div role="alert">
            <Notice tone="destructive">
              {(isApiError(change.error) && change.error.problem?.detail) || words.failed}
            </Notice>
          </div>
        )}
        <div>
          <Button type="submit" pending={change.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
