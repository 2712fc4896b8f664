import {
  listNotifications,
  markNotifications,
  markStewardNotifications,
  listNotificationsByPage,
  markAllNotificationsRead,
  markNotificationRead,
  listStewardNotificationsByPage,
  readStewardInboxCounts,
  undoNotificationMark,
  undoStewardNotificationMark,
  readInboxCounts,
} from '@aera/contracts';
import { type Call, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type InboxCommand } from './decide-inbox.ts';
import { inboxStream } from './inbox-stream.ts';
import type { Mark } from './inbox.ts';
import { createNotificationQueries } from './notification-queries.ts';
import { toNotificationIds } from './notifications-projection.ts';

/** Inboxes of members and stewards, each only their own. */
export const notificationRoutes =
  ({ store, sql, clock, newId }: ServiceContext, waitUntilListed: () => Promise<void>): FastifyPluginAsync =>
  async (app) => {
    const queries = createNotificationQueries(sql);
    const now = () => clock().toISOString();
    const handle = async (command: InboxCommand, request: FastifyRequest) => {
      const { recipientId } = command.data;
      const { events } = await store
        .stream(inboxStream)
        .handle([recipientId], command, { metadata: requestMetadata(request) });
      if (events.length > 0) await waitUntilListed();
      return {
        changed: events.flatMap(toNotificationIds).length,
        ...(await queries.readCounts(recipientId)),
      };
    };
    /** Null marks all notifications that the mark applies to. */
    const applyMark = async (
      recipientId: string,
      mark: Mark,
      notificationIds: readonly string[] | null,
      request: FastifyRequest,
      { type, state }: { type?: string | undefined; state?: 'unread' | undefined } = {},
    ) => {
      const changeId = newId();
      const filter = { notificationType: type ?? null, onlyUnread: state === 'unread' };
      const data = { recipientId, changeId, mark, notificationIds, ...filter };
      const result = await handle({ type: 'MarkNotifications', data, now: now() }, request);
      return { ...result, changeId: result.changed > 0 ? changeId : null };
    };

    const readPage = async ({
      identity,
      query,
    }: Call<typeof listNotificationsByPage | typeof listStewardNotificationsByPage>) => ({
      ...(await queries.listPage(identity.sub, query)),
      ...(await queries.readCounts(identity.sub)),
    });
    const markRequested = ({
      identity,
      body,
      request,
    }: Call<typeof markNotifications | typeof markStewardNotifications>) => {
      const ids = body.ids ?? null;
      return applyMark(identity.sub, body.mark, ids, request, body);
    };
    const undo = ({
      identity,
      body,
      request,
    }: Call<typeof undoNotificationMark | typeof undoStewardNotificationMark>) => {
      const data = { recipientId: identity.sub, changeId: body.changeId };
      return handle({ type: 'UndoMark', data, now: now() }, request);
    };

    serve(app, listNotificationsByPage, readPage);
    serve(app, listStewardNotificationsByPage, readPage);
    serve(app, readInboxCounts, ({ identity }) => queries.readCounts(identity.sub));
    serve(app, readStewardInboxCounts, ({ identity }) => queries.readCounts(identity.sub));
    serve(app, markNotifications, markRequested);
    serve(app, markStewardNotifications, markRequested);
    serve(app, undoNotificationMark, undo);
    serve(app, undoStewardNotificationMark, undo);

    serve(app, listNotifications, ({ identity }) => queries.listInbox(identity.sub));
    serve(app, markNotificationRead, async ({ params, identity, request }) => {
      await applyMark(identity.sub, 'read', [params.id], request);
    });
    serve(app, markAllNotificationsRead, async ({ identity, request }) => {
      await applyMark(identity.sub, 'read', null, request);
    });
  };
