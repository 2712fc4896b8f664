import { listStewards } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { Stack } from '@aera/ui';
import { useState } from 'react';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { onboardingCopy as copy } from '../account-copy.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import type { NewInvitation } from './onboarding-api.ts';
import { PeopleList } from './people-list.tsx';

const intervalMs = 30_000;

/** Stewards and invitations. Auditors only read them. */
export function Onboarding() {
  const { steward } = useSteward();
  const query = useStewardQuery(listStewards, { intervalMs });
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
        <QueryResult query={query} copy={copy}>
          {({ invitations, people }) => (
            <>
              <InvitationList invitations={invitations} mayChange={mayChange} onInvited={setCreated} />
              <PeopleList people={people} mayChange={mayChange} />
            </>
          )}
        </QueryResult>
      </Stack>
    </PageSection>
  );
}
