import {
  createContactView,
  type ContactView,
  deleteContactView,
  listContactViews,
  renameContactView,
  restoreContactView,
  updateContactView,
  shareContactView,
  type StewardIdentity,
} from '@aera/contracts';
import { selectRows } from '@aera/event-store';
import { deriveId, requestMetadata, serve, type StewardNames, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type ViewCommand, viewNotFound } from './decide-saved-views.ts';
import { savedViewsStream } from './saved-views-stream.ts';
import { SavedViewRow, savedViewsProjection } from './saved-views-projection.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock'> {
  readonly stewards: StewardNames;
}

/** Saved views of the list of leads. */
export const savedViewRoutes =
  ({ store, sql, stewards, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const toContactViews = async (
      rows: readonly SavedViewRow[],
      { sub }: StewardIdentity,
    ): Promise<ContactView[]> => {
      const nameOf = await stewards.lookup(rows.map(({ stewardId }) => stewardId));
      return rows.map(({ stewardId, ...view }) => ({
        ...view,
        owner: nameOf(stewardId),
        mine: stewardId === sub,
      }));
    };
    const handle = async (command: ViewCommand, identity: StewardIdentity, request: FastifyRequest) => {
      await stewards.record(identity);
      const options = { metadata: requestMetadata(request), waitFor: savedViewsProjection };
      await store.stream(savedViewsStream).handle([identity.sub], command, options);
    };
    const change = async (command: ViewCommand, identity: StewardIdentity, request: FastifyRequest) => {
      await handle(command, identity, request);
      const [view] = await toContactViews(
        await selectRows(sql, SavedViewRow, 'where id = $1 and steward_id = $2', [
          command.data.viewId,
          identity.sub,
        ]),
        identity,
      );
      if (!view) throw viewNotFound();
      return view;
    };
    const toViewRef = ({ id }: { id: string }, { sub: stewardId }: StewardIdentity) => ({
      stewardId,
      viewId: id,
    });

    serve(app, listContactViews, async ({ identity }) => {
      const rows = await selectRows(
        sql,
        SavedViewRow,
        'where steward_id = $1 or shared order by lower(name), id limit 500',
        [identity.sub],
      );
      return { views: await toContactViews(rows, identity) };
    });

    serve(app, createContactView, async ({ body: { key, ...body }, identity, request }) => {
      // Derived per steward, so that an id cannot be taken over by another steward.
      const id = deriveId(key, `view of ${identity.sub}`);
      const data = { ...toViewRef({ id }, identity), ...body };
      return change({ type: 'CreateSavedView', data, now: now() }, identity, request);
    });

    serve(app, updateContactView, ({ params, body, identity, request }) => {
      const data = { ...toViewRef(params, identity), ...body };
      return change({ type: 'UpdateSavedView', data, now: now() }, identity, request);
    });

    serve(app, renameContactView, ({ params, body, identity, request }) => {
      const data = { ...toViewRef(params, identity), ...body };
      return change({ type: 'RenameView', data, now: now() }, identity, request);
    });

    serve(app, shareContactView, ({ params, body, identity, request }) => {
      const data = { ...toViewRef(params, identity), ...body };
      return change({ type: 'ShareView', data, now: now() }, identity, request);
    });

    serve(app, deleteContactView, async ({ params, identity, request }) => {
      await handle({ type: 'DeleteView', data: toViewRef(params, identity), now: now() }, identity, request);
    });

    serve(app, restoreContactView, ({ params, identity, request }) =>
      change({ type: 'RestoreView', data: toViewRef(params, identity), now: now() }, identity, request),
    );
  };
