import type { Activity } from '@aera/contracts';
import { Button, EmptyState, Heading, Stack, Text, below } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { KindChips } from './kind-chips.tsx';
import { TimelineSkeleton } from './person-skeleton.tsx';
import { type PersonView, toggled } from './person-view.ts';
import { personCopy } from './person-copy.ts';
import { TimelineDays } from './timeline-days.tsx';
import type { useTimeline } from './person-api.ts';

const copy = personCopy.timeline;

/** Phones have no keys to walk with. */
const Keys = styled(Text)`
  @media ${below('laptop')} {
    display: none;
  }
`;

export interface TimelineProps {
  readonly state: Pick<PageState, 'set'>;
  readonly view: PersonView;
  readonly reading: ReturnType<typeof useTimeline>;
  readonly onMoment: (at: string) => void;
}

/** What a person did and what was done about them, newest first, page after page. */
export function Timeline({ state, view, reading, onMoment }: TimelineProps) {
  const titleId = useId();
  const { data: items } = reading;
  const showAll = () => state.set({ kinds: null });
  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={titleId}>
          {copy.title}
        </Heading>
        <KindChips
          chosen={view.groups}
          onToggle={(group) => state.set({ kinds: toggled(view.groups, group) })}
          onAll={showAll}
        />
      </Stack>
      {!items && reading.isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!items && !reading.isError && (
        <>
          <Text as="output">{copy.loading}</Text>
          <TimelineSkeleton />
        </>
      )}
      {items?.length === 0 && !reading.hasNextPage && <Nothing view={view} onAll={showAll} />}
      {items && (items.length > 0 || reading.hasNextPage) && (
        <Entries items={items} reading={reading} onMoment={onMoment} />
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

interface EntriesProps extends Pick<TimelineProps, 'reading' | 'onMoment'> {
  readonly items: readonly Activity[];
}

const Entries = ({ items, reading, onMoment }: EntriesProps) => (
  <Stack gap={4}>
    {items.length === 0 && (
      <Text size="sm" tone="muted">
        {copy.noneSoFar}
      </Text>
    )}
    <TimelineDays items={items} onMoment={onMoment} />
    {reading.isFetchNextPageError && (
      <Text size="sm" role="alert">
        {copy.moreFailed}
      </Text>
    )}
    {reading.hasNextPage ? (
      <Button
        variant="secondary"
        pending={reading.isFetchingNextPage}
        onClick={() => void reading.fetchNextPage()}
      >
        {copy.more}
      </Button>
    ) : (
      <Text size="xs" tone="muted">
        {copy.end}
      </Text>
    )}
    <Keys size="xs" tone="muted">
      {personCopy.moment.keys}
    </Keys>
  </Stack>
);
