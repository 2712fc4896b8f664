import type { Activity } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { Button, EmptyState, Heading, Stack, Text, theme } from '@aera/ui';
import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { formatWeekday } from '../../../shared/copy/format-date.ts';
import { QueryError } from '../../../shared/list/query-result.tsx';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { KindFilter } from './kind-filter.tsx';
import type { useTimeline } from './person-api.ts';
import { personCopy } from './person-copy.ts';
import { TimelineSkeleton } from './person-layout.tsx';
import { type PersonView, toggleGroup } from './person-view.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import { KeysHint, ShowMore } from '../../../shared/list/paged-list.tsx';

const copy = personCopy.timeline;

interface TimelineProps {
  readonly state: Pick<PageState, 'set'>;
  readonly view: PersonView;
  readonly query: ReturnType<typeof useTimeline>;
  readonly onMoment: (at: string) => void;
}

/** Timeline of activity by a person and by stewards, newest first, loaded page by page. */
export function Timeline({ state, view, query, onMoment }: TimelineProps) {
  const titleId = useId();
  const { data: items } = query;
  const showAll = () => state.set({ kinds: null });
  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={titleId}>
          {copy.title}
        </Heading>
        <KindFilter
          chosen={view.groups}
          onToggle={(group) => state.set({ kinds: toggleGroup(view.groups, group) })}
          onAll={showAll}
        />
      </Stack>
      {!items && query.isError && <QueryError title={copy.failed} query={query} />}
      {!items && !query.isError && (
        <>
          <Text as="output">{copy.loading}</Text>
          <TimelineSkeleton />
        </>
      )}
      {items?.length === 0 && !query.hasNextPage && <Nothing view={view} onAll={showAll} />}
      {items && (items.length > 0 || query.hasNextPage) && (
        <Entries items={items} query={query} onMoment={onMoment} />
      )}
    </Stack>
  );
}

function Nothing({ view, onAll }: { readonly view: PersonView; readonly onAll: () => void }) {
  if (view.groups.length === 0)
    return <EmptyState>{view.at === null ? copy.empty : copy.emptyThen}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="sm" onClick={onAll}>
          {copy.clear}
        </Button>
      }
    >
      {copy.nothingFits}
    </EmptyState>
  );
}

interface EntriesProps extends Pick<TimelineProps, 'query' | 'onMoment'> {
  readonly items: readonly Activity[];
}

const Entries = ({ items, query, onMoment }: EntriesProps) => (
  <Stack gap={4}>
    {items.length === 0 && (
      <Text size="sm" tone="muted">
        {copy.noneSoFar}
      </Text>
    )}
    <TimelineDays items={items} onMoment={onMoment} />
    {query.isFetchNextPageError && (
      <Text size="sm" role="alert">
        {copy.moreFailed}
      </Text>
    )}
    <ShowMore query={query} size="md">
      {copy.more}
    </ShowMore>
    {!query.hasNextPage && (
      <Text size="xs" tone="muted">
        {copy.end}
      </Text>
    )}
    <KeysHint>{personCopy.moment.keys}</KeysHint>
  </Stack>
);

const List = styled.ol`
  padding: 0;
  list-style-type: '';
`;

const Day = styled(Heading)`
  padding-bottom: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.line};
`;

interface TimelineDaysProps {
  /** Newest first. */
  readonly items: readonly Activity[];
  readonly onMoment: (at: string) => void;
}

/** Entries grouped by day in the time zone of the browser. */
function TimelineDays({ items, onMoment }: TimelineDaysProps) {
  const minute = useClock((now) => Math.floor(now.getTime() / 60_000));
  const days = Map.groupBy(items, ({ at }) => formatWeekday(at));
  return (
    <Stack gap={5}>
      {[...days].map(([day, of]) => (
        <Stack gap={4} key={day}>
          <Day level={3} size="sm">
            {day}
          </Day>
          <List onKeyDown={openEntry}>
            {of.map((activity) => (
              <TimelineEntry
                key={`${activity.at} ${activity.id}`}
                activity={activity}
                minute={minute}
                onMoment={onMoment}
              />
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}

/** Enter on a focused entry clicks its first control. */
function openEntry({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !('entry' in target.dataset)) return;
  target.querySelector<HTMLElement>('summary, a, button')?.click();
}
