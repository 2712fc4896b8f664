import { ChevronLeftIcon, EmptyState, Row, Stack, Text } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../shared/page/page-title.tsx';
import { QueryError } from '../../../shared/list/query-result.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { contactPath, paths } from '../../../shared/paths.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { linkCopy } from '../../../shared/links/person-link.tsx';
import { AsOfBar } from './as-of-bar.tsx';
import { PersonContacts } from './person-contacts.tsx';
import { PersonHead, UnavailableServices } from './person-head.tsx';
import { PersonIdentifiers } from './person-identifiers.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { Aside, Columns, Main, PersonSkeleton } from './person-layout.tsx';
import { readPersonView } from './person-view.ts';
import { personCopy as copy } from './person-copy.ts';
import { DataSubjectRequests } from './data-subject-requests.tsx';
import { Timeline } from './timeline.tsx';
import { usePerson, useTimeline } from './person-api.ts';
import { isNotFound } from '../../../shared/session/api-errors.ts';

/** One person with contacts, identifiers and timeline, now or as of an instant in the URL. */
export function PersonPage() {
  const { id = '' } = useParams();
  return <PersonView key={id} id={id} />;
}

function PersonView({ id }: { readonly id: string }) {
  const state = usePageState();
  const view = readPersonView(state);
  const { steward } = useSteward();
  const person = usePerson(id, view.at);
  const timeline = useTimeline(id, view);
  useListKeys(null);
  const { data, error } = person;

  if (!data && isNotFound(error)) return <EmptyState>{copy.unknown}</EmptyState>;
  if (!data && error) return <QueryError title={copy.failed} query={person} />;
  if (!data)
    return (
      <Stack gap={5}>
        <PageHead title={linkCopy.person} />
        <Text as="output">{copy.loading}</Text>
        <PersonSkeleton />
      </Stack>
    );

  const moveTo = (at: string | null) => state.set({ at });
  const refresh = () => void Promise.all([person.refetch(), timeline.refetch()]);
  const stale = person.isPlaceholderData || timeline.isPlaceholderData;
  return (
    <Stack gap={5} aria-busy={stale || undefined}>
      <Row gap={1}>
        <ChevronLeftIcon size="1em" />
        <Link to={data.contactId === null ? paths.contacts : contactPath(data.contactId)}>{copy.back}</Link>
      </Row>
      <PersonHead id={id} person={data} />
      <AsOfBar
        id={id}
        view={view}
        items={timeline.data ?? []}
        query={timeline}
        onMoment={moveTo}
        onRefresh={refresh}
      />
      <UnavailableServices
        sources={[data.sources, ...(timeline.pages ?? []).map(({ sources }) => sources)].flat()}
        asking={person.isFetching || timeline.isFetching}
        onAgain={refresh}
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
          <Timeline state={state} view={view} query={timeline} onMoment={moveTo} />
        </Main>
        {steward?.role === 'steward' && <DataSubjectRequests id={id} />}
      </Columns>
    </Stack>
  );
}
