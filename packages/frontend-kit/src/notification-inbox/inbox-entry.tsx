import type { Notification } from '@aera/contracts';
import { ArrowRightIcon, Badge, Button, Checkbox, VisuallyHidden, focusRing, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { inboxCopy as copy } from './inbox-copy.ts';
import type { UserMark } from './use-inbox.ts';

/** Unread entries are tinted and have an edge; a badge says it in text. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  transition: background-color ${theme.duration.slow} ${theme.easing.out};
  ${focusRing}
  &[data-unread='true'] {
    background: color-mix(in srgb, ${theme.color.accentSoft} 55%, ${theme.color.surface});
    border-color: ${theme.color.accent};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Type = styled.span`
  font-size: ${theme.text.sm};
  font-weight: 650;
`;

const When = styled.time`
  flex-basis: 100%;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  @media ${from('tablet')} {
    flex-basis: auto;
    margin-inline-start: auto;
  }
`;

/** Below the checkbox on a phone, to save width. */
const Message = styled.p`
  grid-column: 1 / -1;
  @media ${from('tablet')} {
    grid-column: 2;
  }
  overflow-wrap: anywhere;
  font-size: ${theme.text.sm};
  line-height: 1.5;
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  @media ${from('tablet')} {
    grid-column: 2;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline: -0.875rem;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    border-radius: ${theme.radius.md};
    font-size: ${theme.text.sm};
    font-weight: 600;
    ${focusRing}
  }
`;

interface InboxEntryProps {
  readonly notification: Notification;
  readonly typeLabel: string;
  readonly date: string;
  readonly href: string | null;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
  readonly onToggle: () => void;
  readonly onMark: (mark: UserMark) => void;
}

export function InboxEntry({
  notification: { id, message, isRead, isArchived, createdAt },
  typeLabel,
  date,
  href,
  selected,
  tabIndex,
  onToggle,
  onMark,
}: InboxEntryProps) {
  const reading = isRead ? 'unread' : 'read';
  const filing = isArchived ? 'unarchived' : 'archived';
  return (
    <Frame data-entry={id} data-unread={!isRead} tabIndex={tabIndex} aria-label={message}>
      <Checkbox
        checked={selected}
        onChange={onToggle}
        label={<VisuallyHidden>{copy.select(message)}</VisuallyHidden>}
      />
      <Head>
        <Type>{typeLabel}</Type>
        {!isRead && <Badge>{copy.unread}</Badge>}
        <When dateTime={createdAt}>{date}</When>
      </Head>
      <Message>{message}</Message>
      <Actions>
        {href && (
          <Link to={href} onClick={() => !isRead && onMark('read')}>
            {copy.open}
            <ArrowRightIcon size="1em" />
          </Link>
        )}
        <Button variant="ghost" size="sm" onClick={() => onMark(reading)}>
          {copy.marks[reading]}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onMark(filing)}>
          {copy.marks[filing]}
        </Button>
      </Actions>
    </Frame>
  );
}
