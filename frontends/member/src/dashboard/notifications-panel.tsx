import { Button } from '@aera/ui';
import { dashboardView } from '../paths.ts';
import type { Notifications } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';
import { NotificationCard } from './notification-card.tsx';
import { Panel } from './panel.tsx';
import { useMarkRead } from './use-mark-read.ts';

export interface NotificationsPanelProps {
  readonly listing: Notifications;
  /** Every notification instead of the three newest. */
  readonly whole?: boolean;
}

export function NotificationsPanel({ listing, whole = false }: NotificationsPanelProps) {
  const { mutate: markRead } = useMarkRead();
  const unread = listing.items?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Panel
      words={dashboardWords.notifications}
      listing={listing}
      {...(!whole && { viewAll: dashboardView('notifications') })}
      action={
        unread > 1 && (
          <Button variant="ghost" size="sm" onClick={() => markRead('all')}>
            {dashboardWords.notifications.markAllRead}
          </Button>
        )
      }
    >
      {(notification) => <NotificationCard notification={notification} onRead={markRead} />}
    </Panel>
  );
}
