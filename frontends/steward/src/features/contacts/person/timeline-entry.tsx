import type { Activity, ActivityKind } from '@aera/contracts';
import {
  ChatIcon,
  EyeIcon,
  type IconProps,
  MailIcon,
  MutedText,
  PersonIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
  Text,
  focusRing,
  theme,
} from '@aera/ui';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatAgo, formatClock, formatDateWithSeconds } from '../../../shared/copy/format-date.ts';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { useMayOpen } from '../../../shared/session/frame-context.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { describeActivity, listActivityLinks } from './activity-copy.ts';
import { personCopy } from './person-copy.ts';
import { type ActivityGroup, toActivityGroup, toInstantBefore } from './timeline-state.ts';
import { Body, Entry, Foot, Head, Mark, Quote, Time, Title } from './timeline-style.ts';

const icons: Readonly<Record<ActivityGroup, (props: IconProps) => ReactElement>> = {
  visits: EyeIcon,
  consent: ShieldIcon,
  searches: SearchIcon,
  questions: QuestionIcon,
  mails: MailIcon,
  account: PersonIcon,
  messages: ChatIcon,
};

/** Decorative, because the title of the entry has the same content. */
function ActivityIcon({ kind }: { readonly kind: ActivityKind }) {
  const Icon = icons[toActivityGroup(kind)];
  return <Icon size="1.15rem" />;
}

const copy = personCopy.timeline;

/** Maximum number of pages that the server lists for a visit. */
const maxPaths = 10;

const Pages = styled.details`
  font-size: ${theme.text.sm};
  > summary {
    width: fit-content;
    min-height: 1.75rem;
    color: ${theme.color.accent};
    border-radius: ${theme.radius.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding: ${theme.space[2]} 0 0 ${theme.space[4]};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.xs};
    overflow-wrap: anywhere;
  }
`;

/** The pages of a visit, in order. The paths are untrusted text, so they are not links. */
const VisitedPages = ({ paths, views }: { readonly paths: readonly string[]; readonly views: number }) => (
  <Pages>
    <summary>{copy.pages}</summary>
    {paths.length === maxPaths && views > maxPaths && <MutedText size="xs">{copy.firstPages}</MutedText>}
    <ol>
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
    </ol>
  </Pages>
);

interface TimelineEntryProps {
  readonly activity: Activity;
  /** Current time in minutes since 1970; null during prerendering. */
  readonly minute: number | null;
  readonly onInstant: (asOf: string) => void;
}

/** One activity with its time, the identifier that matched it, and links to related pages. */
export function TimelineEntry({ activity, minute, onInstant }: TimelineEntryProps) {
  const mayOpen = useMayOpen();
  const titleId = useId();
  const { title, quote, facts, own } = describeActivity(activity);
  return (
    <Entry>
      <Mark $own={own}>
        <ActivityIcon kind={activity.kind} />
      </Mark>
      <Body as="article" data-entry={activity.id} tabIndex={-1} aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Time dateTime={activity.at} title={formatDateWithSeconds(activity.at)}>
            {formatClock(activity.at)}
            {minute !== null && ` · ${formatAgo(activity.at, minute)}`}
          </Time>
        </Head>
        {quote !== undefined && <Quote>{quote ?? contactsCopy.erased}</Quote>}
        {facts && <MutedText>{facts.join(' · ')}</MutedText>}
        {activity.kind === 'visit' && activity.paths.length > 0 && (
          <VisitedPages paths={activity.paths} views={activity.views} />
        )}
        <Foot>
          <MutedText as="span" size="xs">
            {copy.matchedBy[activity.link]}
          </MutedText>
          {listActivityLinks(activity, mayOpen).map(({ label, to }) => (
            <Text as="span" size="xs" key={label}>
              <Link to={to}>{label}</Link>
            </Text>
          ))}
          <Text as="span" size="xs">
            <TextButton type="button" onClick={() => onInstant(toInstantBefore(activity.at))}>
              {personCopy.pointInTime.stateBefore}
            </TextButton>
          </Text>
        </Foot>
      </Body>
    </Entry>
  );
}
