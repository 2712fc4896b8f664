import { Stack, Text } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { useState } from 'react';
import { Part } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { onboardingWords as words } from './onboarding-copy.ts';
import { PeopleList } from './people-list.tsx';
import { SentLink } from './invitation-link.tsx';
import { type Invited, useStewards } from './onboarding-api.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

/** Who works here: invite, follow up, change roles. An auditor reads it. */
export function Onboarding() {
  const { steward } = useSteward();
  const reading = useStewards();
  const [invited, setInvited] = useState<Invited | null>(null);
  const { data, isError } = reading;
  const mayChange = steward?.role === 'steward';
  return (
    <Part title={words.title} lead={words.lead} level={2}>
      <Stack gap={6}>
        <Freshness reading={reading} live />
        {mayChange && <InviteForm onInvited={setInvited} />}
        {invited && <SentLink key={invited.link} invited={invited} onDone={() => setInvited(null)} />}
        {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {!data && !isError && <Text as="output">{words.loading}</Text>}
        {data && (
          <>
            <InvitationList invitations={data.invitations} mayChange={mayChange} onInvited={setInvited} />
            <PeopleList people={data.people} mayChange={mayChange} />
          </>
        )}
      </Stack>
    </Part>
  );
}
