import { changePassword } from '@aera/contracts';
import { account } from '@aera/content/account';
import { Button, Notice, Stack, useToast, VisuallyHidden } from '@aera/ui';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { PasswordRule, shortestPassword } from '../../../shared/form/password-rule.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { SecurityCard } from './security-card.tsx';
import { securityCopy } from './security-copy.ts';
import { toErrorDetail, useInvalidateSecurity } from './security-api.ts';

const copy = securityCopy.password;

/** A new form each time that it has done its work. */
export function PasswordCard() {
  const [formKey, setFormKey] = useState(0);
  return (
    <SecurityCard title={copy.title} lead={copy.lead}>
      <PasswordForm key={formKey} onDone={() => setFormKey(formKey + 1)} />
    </SecurityCard>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { member } = useMember();
  const { toast } = useToast();
  const invalidate = useInvalidateSecurity();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => callApi(changePassword, { body }),
    onSuccess: async () => {
      toast({ ...copy.done, variant: 'success' });
      onDone();
      await invalidate();
    },
  });
  const { form, values, bind, submit, hasErrors } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' && { currentPassword: copy.missing }),
      ...(newPassword === currentPassword && { newPassword: copy.same }),
      ...(newPassword.length < shortestPassword && { newPassword: account.missing.shortPassword }),
    }),
    send: (body) => change.mutateAsync(body),
    pending: change.isPending,
    fieldOf: (error): { currentPassword?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { currentPassword: error.detail } : {},
  });
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4} aria-label={copy.title}>
      {/* So that a password manager knows whose password it is. */}
      <VisuallyHidden aria-hidden>
        <input type="text" autoComplete="username" tabIndex={-1} readOnly value={member?.email ?? ''} />
      </VisuallyHidden>
      <PasswordField
        {...bind('currentPassword')}
        label={copy.current}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <PasswordField
        {...bind('newPassword')}
        label={copy.next}
        hint={<PasswordRule password={values.newPassword} />}
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <div role="alert">
        {change.isError && !hasErrors && (
          <Notice tone="destructive" title={copy.failure}>
            {toErrorDetail(change.error)}
          </Notice>
        )}
      </div>
      <div>
        <Button type="submit" pending={change.isPending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </div>
    </Stack>
  );
}
