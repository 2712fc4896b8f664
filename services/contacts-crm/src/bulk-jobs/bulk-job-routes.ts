import {
  type BulkAction,
  updateSelectedContacts,
  updateMatchingContacts,
  releaseQuarantinedContacts,
  cancelBulkJob,
  type ContactBulkJob,
  listBulkJobItems,
  listBulkJobs,
  readBulkJob,
  type StewardIdentity,
  undoBulkJob,
} from '@aera/contracts';
import { requireProjected } from '@aera/event-store';
import { deriveId, requestMetadata, serve, type ServiceContext, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { snoozePast } from '../leads/decide-lead.ts';
import { toLeadFilter } from '../leads/lead-filter.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { leadsProjection } from '../leads/leads-projection.ts';
import { bulkJobStream } from './bulk-job-stream.ts';
import { type BulkJobQueries, selectByFilter, selectQuarantined } from './bulk-job-queries.ts';
import { bulkJobItemsProjection, bulkJobsProjection } from './bulk-jobs-projection.ts';
import { type BulkJobCommand, bulkJobNotFound, listItemsToUndo } from './decide-bulk-job.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly leads: { readonly queries: LeadQueries; readonly waitUntilListed: () => Promise<void> };
  readonly jobs: BulkJobQueries;
  readonly stewards: StewardNames;
}

type StartData = Extract<BulkJobCommand, { type: 'StartBulkJob' }>['data'];

/** Routes of bulk jobs. A request that starts a job returns immediately; a worker executes the job. */
export const bulkJobRoutes =
  ({ store, clock, leads, jobs, stewards }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const readJob = async (id: string): Promise<ContactBulkJob> => {
      // A job that was just accepted must not return 404.
      await requireProjected(store, bulkJobsProjection.name);
      const job = await jobs.readById(id);
      if (!job) throw bulkJobNotFound();
      return job;
    };
    const handle = async (command: BulkJobCommand, request: FastifyRequest) => {
      const { jobId } = command.data;
      await store.stream(bulkJobStream).handle([jobId], command, { metadata: requestMetadata(request) });
      return readJob(jobId);
    };
    const start = async (
      { jobId, ...data }: Omit<StartData, 'stewardId'>,
      identity: StewardIdentity,
      request: FastifyRequest,
    ) => {
      await stewards.record(identity);
      return handle(
        {
          type: 'StartBulkJob',
          data: { ...data, jobId, stewardId: identity.sub },
          now: now(),
        },
        request,
      );
    };
    const validateAction = (action: BulkAction): BulkAction => {
      if (action.kind !== 'snoozed' || action.snoozedUntil === null) return action;
      if (Date.parse(action.snoozedUntil) <= clock().getTime()) throw snoozePast();
      return { ...action, snoozedUntil: new Date(action.snoozedUntil).toISOString() };
    };

    serve(app, updateSelectedContacts, async ({ body, identity, request }) => {
      const items = body.contacts.map(({ id, ...seen }) => ({ leadId: id, ...seen }));
      const action = validateAction(body.action);
      return start({ jobId: body.id, action, selection: 'selected', undoes: null, items }, identity, request);
    });

    serve(app, updateMatchingContacts, async ({ body, identity, request }) => {
      await requireProjected(store, leadsProjection.name);
      const items = await selectByFilter(leads.queries, toLeadFilter(body.filter, identity.sub, clock()));
      const action = validateAction(body.action);
      return start({ jobId: body.id, action, selection: 'matching', undoes: null, items }, identity, request);
    });

    serve(app, releaseQuarantinedContacts, async ({ body, identity, request }) => {
      await requireProjected(store, leadsProjection.name);
      const items = await selectQuarantined(leads.queries);
      const action = { kind: 'released' } as const;
      return start(
        { jobId: body.id, action, selection: 'quarantine', undoes: null, items },
        identity,
        request,
      );
    });

    serve(app, undoBulkJob, async ({ params, identity, request }) => {
      const undoes = params.id;
      const job = await store.stream(bulkJobStream).readState(undoes);
      let { action, items } = listItemsToUndo(job);
      // A job is undone once: a repeated request returns the same undo job. Another one continues after a cancelled one.
      let jobId = deriveId(undoes, 'undo');
      for (;;) {
        const undo = await store.stream(bulkJobStream).readState(jobId);
        if (undo.status !== 'cancelled') break;
        items = undo.items.slice(undo.results.length);
        jobId = deriveId(jobId, 'undo');
      }
      return start({ jobId, action, items, selection: 'undo', undoes }, identity, request);
    });

    serve(app, cancelBulkJob, ({ params, identity, request }) => {
      const data = { jobId: params.id, stewardId: identity.sub };
      return handle({ type: 'CancelBulkJob', data, now: now() }, request);
    });

    serve(app, listBulkJobs, async () => {
      const [items, allStewards] = await Promise.all([jobs.readRecent(), stewards.all()]);
      return { items, stewards: allStewards };
    });

    serve(app, readBulkJob, async ({ params }) => {
      const job = await readJob(params.id);
      // Clients read the lead list after the job has ended.
      if (job.endedAt !== null) await leads.waitUntilListed();
      return job;
    });

    serve(app, listBulkJobItems, async ({ params, query }) => {
      await readJob(params.id);
      await requireProjected(store, bulkJobItemsProjection.name);
      return jobs.readItems(params.id, query);
    });
  };
