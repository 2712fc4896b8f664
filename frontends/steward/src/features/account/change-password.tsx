import { FailureNotice } from '../../shared/fields/notices.tsx';
import { changeStewardPassword } from '@aera/contracts';
import { Button, PasswordField, Stack, useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { passwordCopy as copy } from './account-copy.ts';
import { errorDetail } from '../../shared/copy/error-detail.ts';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { sentence } from '../../shared/copy/sentence.ts';

type Field = 'current' | 'next';
type Errors = Partial<Record<Field, string>>;

const minLength = 10;
const blank = { current: '', next: '' };

function validate({ current, next }: typeof blank): Errors {
  return {
    ...(current === '' && { current: copy.missing.current }),
    ...(next.length < minLength
      ? { next: copy.missing.next }
      : next === current && { next: copy.missing.same }),
  };
}

/** What the server refused: the current password, or the new one by its rules. */
function readRejection(error: unknown): Errors {
  if (!isApiError(error)) return {};
  const { code, detail, errors = [] } = error.problem ?? {};
  if (code === 'wrong-password' && detail) return { current: detail };
  const named = errors.find(({ field }) => field.endsWith('newPassword'));
  return named ? { next: sentence(named.message) } : {};
}

/** Changes the own password, which signs out all other sessions. */
export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const { toast } = useToast();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    mutationFn: ({ current: currentPassword, next: newPassword }: typeof blank) =>
      callApi(changeStewardPassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setTyped(blank);
      toast({ ...copy.done, variant: 'success' });
    },
    onError: (error) => show(readRejection(error)),
  });

  const show = (found: Errors) => {
    setErrors(found);
    const first = (['current', 'next'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending && !show(validate(typed))) change.mutate(typed);
  };
  const bind = (name: Field) => ({
    name,
    label: copy[name],
    value: typed[name],
    error: errors[name] ?? null,
    required: true,
    readOnly: change.isPending,
    maxLength: 200,
    showLabel: copy.show[name],
    hideLabel: copy.hide[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const failedElsewhere = change.isError && Object.keys(readRejection(change.error)).length === 0;
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4}>
        <PasswordField {...bind('current')} autoComplete="current-password" />
        <PasswordField {...bind('next')} autoComplete="new-password" hint={copy.nextHint} />
        <FailureNotice>{failedElsewhere ? errorDetail(change.error, copy.failed) : null}</FailureNotice>
        <div>
          <Button type="submit" pending={change.isPending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
