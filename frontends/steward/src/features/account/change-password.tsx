import { changeStewardPassword } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import {
  findPasswordError,
  FormError,
  NewPasswordField,
  PasswordField,
  useForm,
} from '@aera/frontend-kit/form';
import { Button, Stack, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { passwordCopy as copy } from './account-copy.ts';

/** Changes the own password, which signs out all other sessions. */
export function ChangePassword() {
  const { toast } = useToast();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      callApi(changeStewardPassword, { body }),
    onSuccess: () => {
      form.reset();
      toast({ ...copy.done, variant: 'success' });
    },
  });
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? copy.missing.current : undefined,
      newPassword: findPasswordError(newPassword)
        ? copy.missing.next
        : newPassword === currentPassword
          ? copy.missing.same
          : undefined,
    }),
    send: (body) => change.mutateAsync(body),
    mutation: change,
    fieldByCode: { 'wrong-password': 'currentPassword' },
  });
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <Stack as="form" {...form.props} gap={4}>
        <PasswordField {...form.bind('currentPassword')} label={copy.current} />
        <NewPasswordField {...form.bind('newPassword')} label={copy.next} />
        <FormError error={form.error} fallback={copy.failed} />
        <div>
          <Button type="submit" pending={form.pending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
