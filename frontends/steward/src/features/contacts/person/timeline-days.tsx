import type { Activity } from '@aera/contracts';
import { Heading, Stack, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { formatWeekday } from '../../../shared/copy/format-date.ts';
import { TimelineEntry } from './timeline-entry.tsx';

const List = styled.ol`
  padding: 0;
  list-style-type: '';
`;

const Day = styled(Heading)`
  padding-bottom: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.line};
`;

export interface TimelineDaysProps {
  /** Newest first. */
  readonly items: readonly Activity[];
  readonly onMoment: (at: string) => void;
}

/** Entries under the days that they were on where the reader is. */
export function TimelineDays({ items, onMoment }: TimelineDaysProps) {
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

/** Enter on an entry that was walked to does the first thing that it offers. */
function openEntry({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !('entry' in target.dataset)) return;
  target.querySelector<HTMLElement>('summary, a, button')?.click();
}
