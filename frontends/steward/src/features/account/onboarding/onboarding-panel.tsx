import { Part } from '../../../shared/page/page-title.tsx';
import { Stack } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { useState } from 'react';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { onboardingCopy as copy } from './onboarding-copy.ts';
import { PeopleList } from './people-list.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { type Invited, useStewards } from './onboarding-api.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

/** Who works here: invite, follow up, change roles. An auditor reads it. */
export function Onboarding() {
  const { steward } = useSteward();
  const query = useStewards();
  const [invited, setInvited] = useState<Invited | null>(null);
  const mayChange = steward?.role === 'steward';
  return (
    <Part title={copy.title} lead={copy.lead} level={2}>
      <Stack gap={6}>
        <Freshness query={query} live />
        {mayChange && <InviteForm onInvited={setInvited} />}
        {invited && <InvitationLink key={invited.link} invited={invited} onDone={() => setInvited(null)} />}
        <QueryResult query={query} copy={copy}>
          {({ invitations, people }) => (
            <>
              <InvitationList invitations={invitations} mayChange={mayChange} onInvited={setInvited} />
              <PeopleList people={people} mayChange={mayChange} />
            </>
          )}
        </QueryResult>
      </Stack>
    </Part>
  );
}
