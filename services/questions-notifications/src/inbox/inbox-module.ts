import { componentStalled, serviceNames } from '@aera/contracts/server';
import type { ConsumerDefinition, ServiceContext, ServiceModule } from '@aera/service-kit';
import type { Outbox } from '../mail/outbox.ts';
import { notificationRoutes } from './notification-routes.ts';
import { createAuthorNotifier } from './author-notifier.ts';
import { createMemberNotifier } from './member-notifier.ts';
import { createStewardNotifier } from './stewards/steward-notifier.ts';
import { stewardInboxesProjection } from './stewards/steward-inboxes-projection.ts';

/** Notifications of members and stewards. */
export function inboxModule(
  kit: ServiceContext,
  outbox: Outbox,
  waitUntilListed: () => Promise<void>,
): ServiceModule {
  const stewardNotifier = createStewardNotifier(kit);
  return {
    projections: [stewardInboxesProjection],
    consumers: [
      {
        from: 'questions-notifications',
        durable: 'questions-notifications-notify-author',
        on: createAuthorNotifier(kit, createMemberNotifier(kit, outbox), outbox),
      },
      {
        from: 'questions-notifications',
        durable: 'questions-notifications-notify-stewards',
        on: stewardNotifier.questions,
      },
      { from: 'consent-ledger', durable: 'notify-stewards-of-ledger', on: stewardNotifier.ledger },
      { from: 'security-auth', durable: 'notify-stewards-of-threats', on: stewardNotifier.threats },
      ...serviceNames.map((from): ConsumerDefinition => ({
        from,
        durable: 'notify-stewards-of-stalls',
        // Reads no other subject, because some streams are long.
        subjects: [componentStalled(from).subject],
        on: stewardNotifier.createStallHandlers(from),
      })),
    ],
    routes: [notificationRoutes(kit, waitUntilListed)],
  };
}
