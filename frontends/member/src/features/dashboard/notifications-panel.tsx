import type { Notification } from '@aera/contracts';
import { Badge, Button, Card, MutedText, Row, Stack, Text, theme } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@aera/frontend-kit';
import { notificationTypeLabels } from '../../shared/notification-type-labels.ts';
import { notificationsPath } from '../../shared/paths.ts';
import { type ListQuery, useMarkRead } from './dashboard-api.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { Panel } from './panel.tsx';

/** The three newest notifications; with more, a link to all. */
export function NotificationsPanel({ query }: { readonly query: ListQuery<Notification> }) {
  const { mutate: markRead } = useMarkRead();
  const title = useRef<HTMLHeadingElement>(null);
  const hasUnread = query.data?.some(({ isRead }) => !isRead) ?? false;
  const markAllRead = () => {
    markRead('all');
    // The button disappears.
    title.current?.focus();
  };
  return (
    <Panel
      copy={dashboardCopy.notifications}
      query={query}
      viewAllPath={notificationsPath}
      titleRef={title}
      action={
        hasUnread && (
          <Button variant="ghost" size="sm" onClick={markAllRead}>
            {dashboardCopy.notifications.markAllRead}
          </Button>
        )
      }
    >
      {(notification) => <NotificationCard notification={notification} onRead={markRead} />}
    </Panel>
  );
}

const copy = dashboardCopy.notifications;
const labels: Readonly<Record<string, string>> = notificationTypeLabels;

/** Unread notifications are tinted and have an edge; the badge says the same in words. */
const Frame = styled(Card)`
  outline: none;
  transition: background-color ${theme.duration.slow} ${theme.easing.out};
  &[data-unread='true'] {
    background: color-mix(in srgb, ${theme.color.accentSoft} 55%, ${theme.color.surface});
    border-color: ${theme.color.accent};
  }
`;

const TypeLabel = styled.span`
  font-size: ${theme.text.sm};
  font-weight: 650;
`;

const MarkReadButton = styled(Button)`
  margin-block: -0.25rem;
  margin-inline-end: -0.625rem;
`;

interface NotificationCardProps {
  readonly notification: Notification;
  readonly onRead: (id: string) => void;
}

function NotificationCard({ notification, onRead }: NotificationCardProps) {
  const { id, type, message, isRead, createdAt } = notification;
  const frame = useRef<HTMLDivElement>(null);
  const markRead = () => {
    onRead(id);
    // The button disappears, so the focus moves to the notification.
    frame.current?.focus();
  };
  return (
    <Frame as="article" ref={frame} tabIndex={-1} padding={4} data-unread={!isRead}>
      <Stack gap={2}>
        <Row gap={3} justify="space-between">
          <TypeLabel>{labels[type] ?? type.replaceAll('_', ' ')}</TypeLabel>
          {!isRead && <Badge>{copy.unread}</Badge>}
        </Row>
        <Text size="sm">{message}</Text>
        <Row gap={3} justify="space-between">
          <MutedText as="time" size="xs" dateTime={createdAt}>
            {formatDate(createdAt)}
          </MutedText>
          {!isRead && (
            <MarkReadButton variant="ghost" size="sm" onClick={markRead}>
              {copy.markRead}
            </MarkReadButton>
          )}
        </Row>
      </Stack>
    </Frame>
  );
}
