import type { Activity } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { EmptyState, Heading, MutedText, Stack, theme } from '@aera/ui';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { formatWeekday } from '../../../shared/copy/format-date.ts';
import type { UrlState } from '../../../shared/page/use-url-state.ts';
import { ActivityGroupFilter } from './activity-group-filter.tsx';
import type { useTimeline } from './person-api.ts';
import { personCopy } from './person-copy.ts';
import { type TimelineState, formatToggledGroups } from './timeline-state.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import { KeysHint } from '../../../shared/list/paged-list.tsx';

const copy = personCopy.timeline;

interface TimelineProps {
  readonly state: Pick<UrlState, 'set'>;
  readonly timelineState: TimelineState;
  readonly query: ReturnType<typeof useTimeline>;
  readonly onInstant: (asOf: string) => void;
}

/** Timeline of activity by a person and by stewards, newest first, loaded page by page. */
export function Timeline({ state, timelineState, query, onInstant }: TimelineProps) {
  const titleId = useId();
  const showAll = () => state.set({ kinds: null });
  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={titleId}>
          {copy.title}
        </Heading>
        <ActivityGroupFilter
          selected={timelineState.groups}
          onToggle={(group) => state.set({ kinds: formatToggledGroups(timelineState.groups, group) })}
          onAll={showAll}
        />
      </Stack>
      <QueryContent query={query} copy={copy}>
        {(items) =>
          items.length === 0 && !query.hasNextPage ? (
            <EmptyTimeline timelineState={timelineState} onAll={showAll} />
          ) : (
            <Entries items={items} query={query} onInstant={onInstant} />
          )
        }
      </QueryContent>
    </Stack>
  );
}

interface EmptyTimelineProps extends Pick<TimelineProps, 'timelineState'> {
  readonly onAll: () => void;
}

function EmptyTimeline({ timelineState, onAll }: EmptyTimelineProps) {
  if (timelineState.groups.length === 0)
    return <EmptyState>{timelineState.asOf === null ? copy.empty : copy.emptyInPast}</EmptyState>;
  return <EmptyState button={{ label: copy.clear, onClick: onAll }}>{copy.noMatches}</EmptyState>;
}

interface EntriesProps extends Pick<TimelineProps, 'query' | 'onInstant'> {
  readonly items: readonly Activity[];
}

const Entries = ({ items, query, onInstant }: EntriesProps) => (
  <Stack gap={4}>
    {items.length === 0 && <MutedText>{copy.noMatchesYet}</MutedText>}
    <TimelineDays items={items} onInstant={onInstant} />
    <ShowMore query={query} size="md">
      {copy.more}
    </ShowMore>
    {!query.hasNextPage && <MutedText size="xs">{copy.end}</MutedText>}
    <KeysHint>{personCopy.pointInTime.shortcuts}</KeysHint>
  </Stack>
);

const Day = styled(Heading)`
  padding-bottom: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.line};
`;

interface TimelineDaysProps {
  /** Newest first. */
  readonly items: readonly Activity[];
  readonly onInstant: (asOf: string) => void;
}

/** Entries grouped by day in the time zone of the browser. */
function TimelineDays({ items, onInstant }: TimelineDaysProps) {
  const minute = useClock((now) => Math.floor(now.getTime() / 60_000));
  const days = Map.groupBy(items, ({ at }) => formatWeekday(at));
  return (
    <Stack gap={5}>
      {[...days].map(([day, activities]) => (
        <Stack gap={4} key={day}>
          <Day level={3} size="sm">
            {day}
          </Day>
          <Stack as="ol" gap={0} onKeyDown={openEntry}>
            {activities.map((activity) => (
              <TimelineEntry
                key={`${activity.at} ${activity.id}`}
                activity={activity}
                minute={minute}
                onInstant={onInstant}
              />
            ))}
          </Stack>
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
