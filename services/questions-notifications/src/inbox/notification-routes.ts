import {
  listNotifications,
  markNotifications,
  markStewardNotifications,
  notificationPage,
  readAllNotifications,
  readNotification,
  stewardNotificationPage,
  stewardUnreadNotifications,
  undoNotificationMark,
  undoStewardNotificationMark,
  unreadNotifications,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { type Call, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type InboxCommand } from './decide-inbox.ts';
import { inboxStream } from './inbox-stream.ts';
import type { Mark } from './inbox.ts';
import type { NotificationQueries } from './notification-queries.ts';

interface Deps {
  readonly store: EventStore;
  readonly queries: NotificationQueries;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** The inboxes of members and stewards. Each can only reach their own: what is not in it does not exist for them. */
export const notificationRoutes =
  ({ store, queries, untilListed, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const handle = async (command: InboxCommand, request: FastifyRequest) => {
      const owner = command.data.memberId;
      const { events } = await store
        .stream(inboxStream)
        .handle([owner], command, { metadata: requestMetadata(request) });
      if (events.length > 0) await untilListed();
      const [event] = events;
      const changed = event && 'notificationIds' in event.data ? event.data.notificationIds.length : 0;
      return { changed, ...(await queries.counts(owner)) };
    };
    /** Null means all that the mark is meant for. */
    const mark = (
      owner: string,
      how: Mark,
      notificationIds: readonly string[] | null,
      request: FastifyRequest,
      notificationType: string | null = null,
    ) => {
      const data = {
        memberId: owner,
        changeId: newId(),
        mark: how,
        notificationIds,
        ofType: notificationType,
      };
      return handle({ type: 'MarkNotifications', data, now: now() }, request).then((answer) => ({
        ...answer,
        changeId: answer.changed > 0 ? data.changeId : null,
      }));
    };

    const page = async ({
      identity,
      query,
    }: Call<typeof notificationPage | typeof stewardNotificationPage>) => ({
      ...(await queries.page(identity.sub, query)),
      ...(await queries.counts(identity.sub)),
    });
    const markAsked = ({
      identity,
      body,
      request,
    }: Call<typeof markNotifications | typeof markStewardNotifications>) => {
      const ids = body.ids?.map((id) => id.toLowerCase()) ?? null;
      return mark(identity.sub, body.mark, ids, request, body.type ?? null);
    };
    const undo = ({
      identity,
      body,
      request,
    }: Call<typeof undoNotificationMark | typeof undoStewardNotificationMark>) => {
      const data = { memberId: identity.sub, changeId: body.changeId.toLowerCase() };
      return handle({ type: 'UndoMark', data, now: now() }, request);
    };

    serve(app, notificationPage, page);
    serve(app, stewardNotificationPage, page);
    serve(app, unreadNotifications, ({ identity }) => queries.counts(identity.sub));
    serve(app, stewardUnreadNotifications, ({ identity }) => queries.counts(identity.sub));
    serve(app, markNotifications, markAsked);
    serve(app, markStewardNotifications, markAsked);
    serve(app, undoNotificationMark, undo);
    serve(app, undoStewardNotificationMark, undo);

    serve(app, listNotifications, ({ identity }) => queries.ofMember(identity.sub));
    serve(app, readNotification, async ({ params, identity, request }) => {
      await mark(identity.sub, 'read', [params.id.toLowerCase()], request);
      return undefined;
    });
    serve(app, readAllNotifications, async ({ identity, request }) => {
      await mark(identity.sub, 'read', null, request);
      return undefined;
    });
  };
