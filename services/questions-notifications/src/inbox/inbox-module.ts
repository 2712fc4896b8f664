import { componentStalled, serviceNames } from '@aera/contracts/server';
import type { ServiceContext, ConsumerDefinition, ServiceModule } from '@aera/service-kit';
import type { Outbox } from '../mail/outbox.ts';
import type { ReadRecipient } from '../preferences/read-recipient.ts';
import { createNotificationQueries } from './notification-queries.ts';
import { notificationRoutes } from './notification-routes.ts';
import { createAuthorNotifier } from './notify-authors.ts';
import { createMemberNotifier } from './notify.ts';
import { createStewardNotifier } from './stewards/notify-stewards.ts';
import { stewardInboxesProjection } from './stewards/steward-inboxes-projection.ts';

interface Needs {
  readonly outbox: Outbox;
  readonly readRecipient: ReadRecipient;
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Notifications of members and stewards. */
export function inboxModule(
  { store, sql, clock, newId }: ServiceContext,
  { outbox, readRecipient, untilListed }: Needs,
): ServiceModule {
  const tellMember = createMemberNotifier({ store, outbox, readRecipient, clock });
  const toStewards = createStewardNotifier({ store, sql, clock });
  return {
    projections: [stewardInboxesProjection],
    consumers: [
      {
        from: 'questions-notifications',
        durable: 'questions-notifications-notify-author',
        on: createAuthorNotifier({ store, tellMember, outbox, clock }),
      },
      {
        from: 'questions-notifications',
        durable: 'questions-notifications-notify-stewards',
        on: toStewards.ofQuestions,
      },
      { from: 'consent-ledger', durable: 'notify-stewards-of-ledger', on: toStewards.ofLedger },
      { from: 'security-auth', durable: 'notify-stewards-of-threats', on: toStewards.ofThreats },
      ...serviceNames.map((from): ConsumerDefinition => ({
        from,
        durable: 'notify-stewards-of-stalls',
        // The streams of some contexts are long; nothing else of them is needed.
        subjects: [componentStalled(from).subject],
        on: toStewards.ofStalls(from),
      })),
    ],
    routes: [
      notificationRoutes({
        store,
        queries: createNotificationQueries(sql),
        untilListed,
        clock,
        newId,
      }),
    ],
  };
}
