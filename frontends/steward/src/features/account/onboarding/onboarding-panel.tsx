import { listStewards } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { Stack, Button, Row, TextField, Grid } from '@aera/ui';
import { useState } from 'react';
import { findEmailError, FormError, maxEmailLength, useForm } from '@aera/frontend-kit/form';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { onboardingCopy as copy, onboardingCopy } from '../account-copy.ts';
import { InvitationList } from './invitation-list.tsx';
import { type NewInvitation, useInvite } from './onboarding-api.ts';
import { PeopleList } from './people-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { CopyButton } from '../copy-button.tsx';
import { findRoleErrors, RoleFields, toRoleGrant } from './role-fields.tsx';

const intervalMs = 30_000;

/** Stewards and invitations. Auditors only read them. */
export function Onboarding() {
  const { steward } = useSteward();
  const query = useApiQuery(listStewards, { intervalMs });
  const [created, setCreated] = useState<NewInvitation | null>(null);
  const mayChange = steward?.role === 'steward';
  return (
    <PageSection title={copy.title} level={2}>
      <Stack gap={6}>
        <Freshness query={query} live />
        {mayChange && <InviteForm onInvited={setCreated} />}
        {created && (
          <InvitationLink key={created.link} invitation={created} onDone={() => setCreated(null)} />
        )}
        <QueryContent query={query} copy={copy}>
          {({ invitations, people }) => (
            <>
              <InvitationList invitations={invitations} mayChange={mayChange} onInvited={setCreated} />
              <PeopleList people={people} mayChange={mayChange} />
            </>
          )}
        </QueryContent>
      </Stack>
    </PageSection>
  );
}

const linkCopy = onboardingCopy.sent;

interface InvitationLinkProps {
  readonly invitation: NewInvitation;
  readonly onDone: () => void;
}

/** The link of an invitation, which is shown once. */
function InvitationLink({ invitation: { email, link }, onDone }: InvitationLinkProps) {
  const url = new URL(link, window.location.origin).href;
  return (
    <SectionCard title={linkCopy.title(email)} level={3} lead={linkCopy.text} tone="gold" takesFocus>
      <TextField
        label={linkCopy.link}
        readOnly
        spellCheck={false}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Row gap={3}>
        <CopyButton text={url}>{linkCopy.copy}</CopyButton>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {linkCopy.done}
        </Button>
      </Row>
    </SectionCard>
  );
}

const inviteCopy = onboardingCopy.invite;

/** Creates an invitation. */
function InviteForm({ onInvited }: { readonly onInvited: (invitation: NewInvitation) => void }) {
  const invite = useInvite();
  const form = useForm({
    initial: { email: '', role: 'responder', lastDay: '' },
    validate: ({ email, ...grant }) => ({
      email: findEmailError(email) && inviteCopy.missing.email,
      ...findRoleErrors(grant),
    }),
    send: async ({ email, ...grant }) => {
      onInvited(await invite.mutateAsync({ email: email.trim(), ...toRoleGrant(grant) }));
      form.reset();
    },
    mutation: invite,
  });
  return (
    <SectionCard title={inviteCopy.title} level={3} lead={inviteCopy.lead}>
      <Stack as="form" {...form.props} gap={4}>
        <Grid gap={4} minColumn="14rem">
          <TextField
            {...form.bind('email')}
            label={inviteCopy.email}
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
          <Button type="submit" pending={form.pending} pendingLabel={inviteCopy.submitting}>
            {inviteCopy.submit}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
