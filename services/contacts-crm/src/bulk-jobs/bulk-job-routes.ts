import {
  type BulkAction,
  bulkUpdateSelected,
  bulkMatchingContacts,
  bulkQuarantinedContacts,
  cancelContactBulk,
  type ContactBulkJob,
  listContactBulkRows,
  listContactBulks,
  readContactBulk,
  type StewardIdentity,
  undoContactBulk,
} from '@aera/contracts';
import { type EventStore, requireProjected } from '@aera/event-store';
import { deriveId, requestMetadata, serve, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { snoozePast } from '../leads/decide-lead.ts';
import { toLeadFilter } from '../leads/lead-filter.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { type BulkJob, evolveBulk, initialBulk } from './bulk-job.ts';
import { bulkJobStream } from './bulk-job-stream.ts';
import { type BulkQueries, selectByIds, selectQuarantined, selectByFilter } from './bulk-job-queries.ts';
import { bulkJobsProjectionName } from './bulk-jobs-projection.ts';
import { type BulkCommand, bulkNotFound, itemsToUndo } from './decide-bulk-job.ts';

interface Deps {
  readonly store: EventStore;
  readonly leads: LeadQueries;
  readonly bulks: BulkQueries;
  readonly stewards: StewardNames;
  /** Resolves when the leads projection has applied all current events. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

type Start = Extract<BulkCommand, { type: 'StartBulk' }>['data'];

/** Routes of bulk jobs. A request that starts a job returns immediately; a worker executes the job. */
export const bulkRoutes =
  ({ store, leads, bulks, stewards, untilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const readJob = async (id: string): Promise<ContactBulkJob> => {
      // A job that was just accepted must not return 404.
      await requireProjected(store, bulkJobsProjectionName);
      const found = await bulks.byId(id);
      if (!found) throw bulkNotFound();
      return found;
    };
    const handle = async (command: BulkCommand, request: FastifyRequest) => {
      const { bulkId } = command.data;
      await store.stream(bulkJobStream).handle([bulkId], command, { metadata: requestMetadata(request) });
      return readJob(bulkId);
    };
    const start = async (
      selection: Omit<Start, 'stewardId'>,
      identity: StewardIdentity,
      request: FastifyRequest,
    ) => {
      await stewards.record(identity);
      const data = { ...selection, bulkId: selection.bulkId.toLowerCase(), stewardId: identity.sub };
      return handle({ type: 'StartBulk', data, now: now() }, request);
    };
    const validateAction = (action: BulkAction): BulkAction => {
      if (action.kind !== 'snoozed' || action.until === null) return action;
      if (Date.parse(action.until) <= clock().getTime()) throw snoozePast();
      return { ...action, until: new Date(action.until).toISOString() };
    };

    serve(app, bulkUpdateSelected, async ({ body, identity, request }) => {
      await untilListed();
      const rows = await selectByIds(leads, body.contactIds);
      const data = {
        bulkId: body.id,
        action: validateAction(body.action),
        of: 'chosen',
        undoes: null,
        rows,
      } as const;
      return start(data, identity, request);
    });

    serve(app, bulkMatchingContacts, async ({ body, identity, request }) => {
      await untilListed();
      const rows = await selectByFilter(leads, toLeadFilter(body.filter, identity.sub, clock()));
      const data = {
        bulkId: body.id,
        action: validateAction(body.action),
        of: 'matching',
        undoes: null,
        rows,
      } as const;
      return start(data, identity, request);
    });

    serve(app, bulkQuarantinedContacts, async ({ body, identity, request }) => {
      await untilListed();
      const rows = await selectQuarantined(leads);
      const released = { kind: 'released' } as const;
      const data = { bulkId: body.id, action: released, of: 'quarantine', undoes: null, rows } as const;
      return start(data, identity, request);
    });

    serve(app, undoContactBulk, async ({ params, identity, request }) => {
      const undoes = params.id.toLowerCase();
      const events = await store.stream(bulkJobStream).read(undoes);
      const undo = itemsToUndo(events.reduce<BulkJob>(evolveBulk, initialBulk()));
      // A job is undone once: a repeated request returns the same undo job.
      const bulkId = deriveId(undoes, 'undo');
      return start({ bulkId, ...undo, of: 'undo', undoes }, identity, request);
    });

    serve(app, cancelContactBulk, ({ params, identity, request }) => {
      const data = { bulkId: params.id.toLowerCase(), stewardId: identity.sub };
      return handle({ type: 'CancelBulk', data, now: now() }, request);
    });

    serve(app, listContactBulks, async () => {
      const [items, all] = await Promise.all([bulks.recent(), stewards.all()]);
      return { items, stewards: all };
    });

    serve(app, readContactBulk, async ({ params }) => {
      const job = await readJob(params.id);
      // Clients read the lead list after the job has ended.
      if (job.endedAt !== null) await untilListed();
      return job;
    });

    serve(app, listContactBulkRows, async ({ params, query }) => {
      await readJob(params.id);
      return bulks.rows(params.id, query);
    });
  };
