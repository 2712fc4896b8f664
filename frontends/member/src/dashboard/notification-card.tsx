import type { Notification } from '@aera/contracts';
import { Badge, Button, Card, Row, Stack, Text, theme } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { dashboardWords } from './dashboard-words.ts';
import { formatDate } from '../page/format-date.ts';

const words = dashboardWords.notifications;

/** Unread ones are tinted and have an edge; the badge says it in words. */
const Frame = styled(Card)`
  outline: none;
  transition: background-color ${theme.duration.slow} ${theme.easing.out};
  &[data-unread='true'] {
    background: color-mix(in srgb, ${theme.color.accentSoft} 55%, ${theme.color.surface});
    border-color: ${theme.color.accent};
  }
`;

const Type = styled.span`
  font-size: ${theme.text.sm};
  font-weight: 650;
  &::first-letter {
    text-transform: uppercase;
  }
  display: inline-block;
`;

const MarkRead = styled(Button)`
  margin-block: -0.25rem;
  margin-inline-end: -0.625rem;
`;

export interface NotificationCardProps {
  readonly notification: Notification;
  readonly onRead: (id: string) => void;
}

export function NotificationCard({ notification, onRead }: NotificationCardProps) {
  const { id, type, message, isRead, createdAt } = notification;
  const frame = useRef<HTMLDivElement>(null);
  const markRead = () => {
    onRead(id);
    // The button goes away; the focus stays with the notification.
    frame.current?.focus();
  };
  return (
    <Frame as="article" ref={frame} tabIndex={-1} padding={4} data-unread={!isRead}>
      <Stack gap={2}>
        <Row gap={3} justify="space-between">
          <Type>{type.replaceAll('_', ' ')}</Type>
          {!isRead && <Badge>{words.unread}</Badge>}
        </Row>
        <Text size="sm">{message}</Text>
        <Row gap={3} justify="space-between">
          <Text as="time" size="xs" tone="muted" dateTime={createdAt}>
            {formatDate(createdAt)}
          </Text>
          {!isRead && (
            <MarkRead variant="ghost" size="sm" onClick={markRead}>
              {words.markRead}
            </MarkRead>
          )}
        </Row>
      </Stack>
    </Frame>
  );
}
