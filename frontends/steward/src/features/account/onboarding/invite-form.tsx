import { findEmailError, FormError, maxEmailLength, useForm } from '@aera/frontend-kit/form';
import { Button, Grid, Stack, TextField } from '@aera/ui';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { onboardingCopy } from '../account-copy.ts';
import { type NewInvitation, useInvite } from './onboarding-api.ts';
import { findRoleErrors, RoleFields, toRoleGrant } from './role-fields.tsx';

const copy = onboardingCopy.invite;

/** Creates an invitation. */
export function InviteForm({ onInvited }: { readonly onInvited: (invitation: NewInvitation) => void }) {
  const invite = useInvite();
  const form = useForm({
    initial: { email: '', role: 'responder', until: '' },
    validate: ({ email, ...grant }) => ({
      email: findEmailError(email) && copy.missing.email,
      ...findRoleErrors(grant),
    }),
    send: async ({ email, ...grant }) => {
      onInvited(await invite.mutateAsync({ email: email.trim(), ...toRoleGrant(grant) }));
      form.reset();
    },
    mutation: invite,
  });
  return (
    <SectionCard title={copy.title} level={3} lead={copy.lead}>
      <Stack as="form" {...form.props} gap={4}>
        <Grid gap={4} minColumn="14rem">
          <TextField
            {...form.bind('email')}
            label={copy.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
            required
          />
          <RoleFields form={form} />
        </Grid>
        <FormError error={form.error} fallback={onboardingCopy.failure} />
        <div>
          <Button type="submit" pending={form.pending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
