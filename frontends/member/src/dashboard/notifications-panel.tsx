import { Button } from '@aera/ui';
import { notificationsPath } from '../paths.ts';
import type { Notifications } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';
import { NotificationCard } from './notification-card.tsx';
import { Panel } from './panel.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** The three newest notifications, and the way to all of them. */
export function NotificationsPanel({ listing }: { readonly listing: Notifications }) {
  const { mutate: markRead } = useMarkRead();
  const unread = listing.items?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Panel
      words={dashboardWords.notifications}
      listing={listing}
      viewAll={notificationsPath}
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
