import { listNotifications, readAllNotifications, readNotification } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ContextEvent } from '../context-event.ts';
import { inbox, type InboxCommand } from './decide-inbox.ts';
import { inboxStream } from './inbox.ts';
import type { NotificationQueries } from './notification-queries.ts';

interface Deps {
  readonly store: EventStore<ContextEvent>;
  readonly queries: NotificationQueries;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

export const notificationRoutes =
  ({ store, queries, untilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    /** A member can only reach their own inbox: what is not in it does not exist for them. */
    const handle = async (command: InboxCommand, request: FastifyRequest): Promise<undefined> => {
      await store.handle(inbox, inboxStream(command.data.memberId), command, metadataOf(request));
      await untilListed();
    };

    serve(app, listNotifications, ({ identity }) => queries.ofMember(identity.sub));

    serve(app, readNotification, async ({ params, identity, request }) => {
      const data = { notificationId: params.id.toLowerCase(), memberId: identity.sub };
      return handle({ type: 'ReadNotification', data, now: now() }, request);
    });

    serve(app, readAllNotifications, async ({ identity, request }) => {
      return handle({ type: 'ReadAllNotifications', data: { memberId: identity.sub }, now: now() }, request);
    });
  };
