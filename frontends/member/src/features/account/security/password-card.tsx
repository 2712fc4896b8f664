import { changePassword } from '@aera/contracts';
import { callApi, useMember } from '@aera/frontend-kit';
import {
  findPasswordError,
  FormError,
  NewPasswordField,
  PasswordField,
  useForm,
} from '@aera/frontend-kit/form';
import { Button, Stack, useToast, VisuallyHidden } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateSecurity } from './security-api.ts';
import { SecurityCard } from './security-card.tsx';
import { securityCopy } from './security-copy.ts';

const copy = securityCopy.password;

export function PasswordCard() {
  const { member } = useMember();
  const { toast } = useToast();
  const invalidate = useInvalidateSecurity();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => callApi(changePassword, { body }),
    onSuccess: async () => {
      toast({ ...copy.done, variant: 'success' });
      form.reset();
      await invalidate();
    },
  });
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? copy.missing : undefined,
      newPassword:
        findPasswordError(newPassword) ?? (newPassword === currentPassword ? copy.same : undefined),
    }),
    send: (body) => change.mutateAsync(body),
    mutation: change,
    fieldByCode: { 'wrong-password': 'currentPassword' },
  });
  return (
    <SecurityCard title={copy.title} lead={copy.lead}>
      <Stack as="form" {...form.props} gap={4} aria-label={copy.title}>
        {/* Tells a password manager whose password it is. */}
        <VisuallyHidden aria-hidden>
          <input type="text" autoComplete="username" tabIndex={-1} readOnly value={member?.email ?? ''} />
        </VisuallyHidden>
        <PasswordField {...form.bind('currentPassword')} label={copy.current} />
        <NewPasswordField {...form.bind('newPassword')} label={copy.next} />
        <FormError error={form.error} title={copy.failure} />
        <div>
          <Button type="submit" pending={form.pending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </SecurityCard>
  );
}
