import { ChevronLeftIcon, Row, Stack } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { Link, useParams } from 'react-router-dom';
import type { Person } from '@aera/contracts';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { PageHead } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { contactPath, paths } from '../../../shared/paths.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { personLinkCopy, ShortId } from '../../../shared/links/id-links.tsx';
import { AsOfBar } from './as-of-bar.tsx';
import { PersonContacts } from './person-contacts.tsx';
import { PersonHead, UnavailableServices } from './person-head.tsx';
import { PersonIdentifiers } from './person-identifiers.tsx';
import { Aside, Columns, Main } from './person-layout.tsx';
import { readTimelineState } from './timeline-state.ts';
import { personCopy as copy } from './person-copy.ts';
import { DataSubjectRequests } from './data-subject-requests.tsx';
import { Timeline } from './timeline.tsx';
import { usePerson, useTimeline } from './person-api.ts';
import { AccountSessions, accountSessionsCopy } from '../../../shared/account-sessions/account-sessions.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

/** One person with contacts, identifiers and timeline, now or as of an instant in the URL. */
export function PersonPage() {
  const { id = '' } = useParams();
  return <PersonView key={id} id={id} />;
}

function PersonView({ id }: { readonly id: string }) {
  const state = useUrlState();
  const timelineState = readTimelineState(state);
  const { steward } = useSteward();
  const person = usePerson(id, timelineState.asOf);
  const timeline = useTimeline(id, timelineState);
  useListKeys(null);

  const showInstant = (asOf: string | null) => state.set({ at: asOf });
  const refresh = () => void Promise.all([person.refetch(), timeline.refetch()]);
  const stale = person.isPlaceholderData || timeline.isPlaceholderData;
  return (
    <>
      {!person.data && <PageHead title={personLinkCopy.person} />}
      <QueryContent query={person} copy={copy} missing={copy.unknown}>
        {(data) => (
          <Stack gap={5} aria-busy={stale || undefined}>
            <Row gap={1}>
              <ChevronLeftIcon size="1em" />
              <Link to={data.contactId === null ? paths.contacts : contactPath(data.contactId)}>
                {copy.back}
              </Link>
            </Row>
            <PersonHead id={id} person={data} />
            <AsOfBar
              id={id}
              timelineState={timelineState}
              items={timeline.data ?? []}
              query={timeline}
              onInstant={showInstant}
              onRefresh={refresh}
            />
            <UnavailableServices
              sources={[data.sources, ...(timeline.pages ?? []).map(({ sources }) => sources)].flat()}
              isFetching={person.isFetching || timeline.isFetching}
              onRetry={refresh}
            />
            <Columns data-stale={stale}>
              <Aside>
                <PersonIdentifiers identifiers={data.identifiers} />
                {steward?.role === 'steward' && <PersonSessions identifiers={data.identifiers} />}
                <PersonContacts
                  contacts={data.contacts}
                  none={data.contactId === null ? copy.contacts.none : copy.contacts.noneYet}
                />
              </Aside>
              <Main>
                <Timeline
                  state={state}
                  timelineState={timelineState}
                  query={timeline}
                  onInstant={showInstant}
                />
              </Main>
              {steward?.role === 'steward' && <DataSubjectRequests id={id} />}
            </Columns>
          </Stack>
        )}
      </QueryContent>
    </>
  );
}

/** Current sessions of a person's accounts, also when the page shows an earlier instant. Renders nothing without an account. */
function PersonSessions({ identifiers }: Pick<Person, 'identifiers'>) {
  const accounts = identifiers.filter(({ link, verified }) => link === 'member' && verified);
  if (accounts.length === 0) return null;
  return (
    <SectionCard title={accountSessionsCopy.title} lead={accountSessionsCopy.lead} padding={4}>
      {accounts.map(({ value: accountId }) => (
        <Stack key={accountId} gap={3}>
          {accounts.length > 1 && <ShortId id={accountId} />}
          <AccountSessions account={{ kind: 'member', accountId }} />
        </Stack>
      ))}
    </SectionCard>
  );
}
