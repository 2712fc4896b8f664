import type { Activity, ActivityKind } from '@aera/contracts';
import {
  ChatIcon,
  EyeIcon,
  focusRing,
  type IconProps,
  MailIcon,
  PersonIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
  Text,
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
import { type ActivityGroup, readGroup, toInstantBefore } from './person-view.ts';
import { Body, Entry, Foot, Head, Mark, Said, Time, Title } from './timeline-style.ts';

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
  const Drawn = icons[readGroup(kind)];
  return <Drawn size="1.15rem" />;
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
    list-style-type: '';
    overflow-wrap: anywhere;
  }
`;

/** The pages of a visit, in order. The paths are untrusted text, so they are not links. */
const VisitedPages = ({ paths, views }: { readonly paths: readonly string[]; readonly views: number }) => (
  <Pages>
    <summary>{copy.pages}</summary>
    {paths.length === maxPaths && views > maxPaths && (
      <Text size="xs" tone="muted">
        {copy.firstPages}
      </Text>
    )}
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
  readonly onMoment: (at: string) => void;
}

/** One activity with its time, the identifier that matched it, and links to related pages. */
export function TimelineEntry({ activity, minute, onMoment }: TimelineEntryProps) {
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
          {listActivityLinks(activity, mayOpen).map(({ label, to }) => (
            <Text as="span" size="xs" key={label}>
              <Link to={to}>{label}</Link>
            </Text>
          ))}
          <Text as="span" size="xs">
            <TextButton type="button" onClick={() => onMoment(toInstantBefore(activity.at))}>
              {personCopy.moment.before}
            </TextButton>
          </Text>
        </Foot>
      </Body>
    </Entry>
  );
}
