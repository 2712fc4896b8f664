import { changePassword } from '@aera/contracts';
import { account } from '@aera/content/account';
import { Button, Notice, Stack, useToast, VisuallyHidden } from '@aera/ui';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '../account/password-field.tsx';
import { PasswordRule } from '../account/password-rule.tsx';
import { shortestPassword } from '../account/shortest-password.ts';
import { useForm } from '../form/use-form.ts';
import { Part } from './part.tsx';
import { securityWords } from './security-words.ts';
import { detailOf, useRefreshSecurity } from './use-security.ts';

const words = securityWords.password;

/** A new form each time that it has done its work. */
export function PasswordPart() {
  const [round, setRound] = useState(0);
  return (
    <Part title={words.title} lead={words.lead}>
      <PasswordForm key={round} onDone={() => setRound(round + 1)} />
    </Part>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { member } = useMember();
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const changing = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => callApi(changePassword, { body }),
    onSuccess: async () => {
      toast({ ...words.done, variant: 'success' });
      onDone();
      await refresh();
    },
  });
  const { form, values, bind, submit, hasErrors } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' && { currentPassword: words.missing }),
      ...(newPassword === currentPassword && { newPassword: words.same }),
      ...(newPassword.length < shortestPassword && { newPassword: account.missing.shortPassword }),
    }),
    send: (body) => changing.mutateAsync(body),
    pending: changing.isPending,
    fieldOf: (error): { currentPassword?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { currentPassword: error.detail } : {},
  });
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4} aria-label={words.title}>
      {/* So that a password manager knows whose password it is. */}
      <VisuallyHidden aria-hidden>
        <input type="text" autoComplete="username" tabIndex={-1} readOnly value={member?.email ?? ''} />
      </VisuallyHidden>
      <PasswordField
        {...bind('currentPassword')}
        label={words.current}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <PasswordField
        {...bind('newPassword')}
        label={words.next}
        hint={<PasswordRule password={values.newPassword} />}
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <div role="alert">
        {changing.isError && !hasErrors && (
          <Notice tone="destructive" title={words.failure}>
            {detailOf(changing.error)}
          </Notice>
        )}
      </div>
      <div>
        <Button type="submit" pending={changing.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </Stack>
  );
}
