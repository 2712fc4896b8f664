import type { Activity } from '@aera/contracts';
import { Text } from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { formatAgo, formatClock, formatMoment } from '../../../shared/copy/format-date.ts';
import { useMayOpen } from '../../../shared/session/frame-context.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { waysOf } from './activity-links.ts';
import { told } from './activity-copy.ts';
import { justBefore } from './person-view.ts';
import { personCopy } from './person-copy.ts';
import { Body, Entry, Foot, Head, Mark, Said, Time, Title } from './timeline-style.ts';
import { VisitedPages } from './visited-pages.tsx';

const copy = personCopy.timeline;

export interface TimelineEntryProps {
  readonly activity: Activity;
  /** The minute it is now, from 1970; null while a page is being made. */
  readonly minute: number | null;
  readonly onMoment: (at: string) => void;
}

/** One thing that happened: what, when, how it was found to be theirs, and where it leads. */
export function TimelineEntry({ activity, minute, onMoment }: TimelineEntryProps) {
  const mayOpen = useMayOpen();
  const titleId = useId();
  const { title, quote, facts, own } = told(activity);
  return (
    <Entry>
      <Mark $own={own}>
        <ActivityIcon kind={activity.kind} />
      </Mark>
      <Body as="article" data-entry={activity.id} tabIndex={-1} aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Time dateTime={activity.at} title={formatMoment(activity.at)}>
            {formatClock(activity.at)}
            {minute !== null && ` · ${formatAgo(activity.at, minute)}`}
          </Time>
        </Head>
        {quote !== undefined && <Said>{quote ?? contactsCopy.erased}</Said>}
        {facts && (
          <Text size="sm" tone="muted">
            {facts.join(' · ')}
          </Text>
        )}
        {activity.kind === 'visit' && activity.paths.length > 0 && (
          <VisitedPages paths={activity.paths} views={activity.views} />
        )}
        <Foot>
          <Text as="span" size="xs" tone="muted">
            {copy.foundBy[activity.link]}
          </Text>
          {waysOf(activity, mayOpen).map(({ label, to }) => (
            <Text as="span" size="xs" key={label}>
              <Link to={to}>{label}</Link>
            </Text>
          ))}
          <Text as="span" size="xs">
            <TextButton type="button" onClick={() => onMoment(justBefore(activity.at))}>
              {personCopy.moment.before}
            </TextButton>
          </Text>
        </Foot>
      </Body>
    </Entry>
  );
}
