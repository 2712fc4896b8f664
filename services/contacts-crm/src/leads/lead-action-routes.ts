import {
  markContactAsSpam,
  addContactNote,
  assignContact,
  setContactNextStep,
  releaseContact,
  reopenContact,
  scoreContact,
  snoozeContact,
  type StewardIdentity,
  undoContactStatusChange,
  updateContact,
} from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import { requestMetadata, serve, type StewardNames, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LeadCommand } from './decide-lead.ts';
import type { LeadQueries } from './lead-queries.ts';
import { leadsProjection } from './leads-projection.ts';
import { leadStream } from './lead-stream.ts';
import type { NextStep } from './lead.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
}

const commandByStatus = { contacted: 'ContactLead', qualified: 'QualifyLead', closed: 'CloseLead' } as const;

const toStoredStep = (step: NextStep | null): NextStep | null =>
  step && { step: step.step, dueAt: step.dueAt && new Date(step.dueAt).toISOString() };

/** Actions of stewards on leads. Each route returns the lead once the list contains the change. */
export const leadActionRoutes =
  ({ store, queries, stewards, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const change = async (command: LeadCommand, identity: StewardIdentity, request: FastifyRequest) => {
      const { leadId } = command.data;
      await stewards.record(identity);
      const options = { metadata: requestMetadata(request), waitFor: leadsProjection };
      const { events } = await store.stream(leadStream).handle([leadId], command, options);
      const contact = (await queries.findById(leadId))?.contact;
      if (!contact) throw new Error('A changed lead is not in the list.');
      return { ...contact, changed: events.length > 0 };
    };

    /** Adds the current lead to the response of a write conflict. */
    const stale = {
      current: async ({ params }: { params: { id: string } }) => {
        await waitForProjection(store, leadsProjection.name);
        return (await queries.findById(params.id))?.contact;
      },
    };

    const by = (params: { id: string }, identity: StewardIdentity) => ({
      leadId: params.id,
      stewardId: identity.sub,
    });

    serve(app, updateContact, stale, ({ params, body: { status, ...body }, identity, request }) => {
      const data = { ...by(params, identity), ...body };
      return change({ type: commandByStatus[status], data, now: now() }, identity, request);
    });

    serve(app, reopenContact, stale, ({ params, body, identity, request }) => {
      const data = { ...by(params, identity), ...body };
      return change({ type: 'ReopenLead', data, now: now() }, identity, request);
    });

    serve(app, undoContactStatusChange, stale, ({ params, body, identity, request }) => {
      const data = { ...by(params, identity), ...body };
      return change({ type: 'UndoLeadChange', data, now: now() }, identity, request);
    });

    serve(app, scoreContact, stale, ({ params, body, identity, request }) => {
      const data = { ...by(params, identity), ...body };
      return change({ type: 'OverrideLeadScore', data, now: now() }, identity, request);
    });

    serve(app, addContactNote, ({ params, body: { noteId, text }, identity, request }) => {
      const data = { ...by(params, identity), noteId, text };
      return change({ type: 'AddLeadNote', data, now: now() }, identity, request);
    });

    serve(app, assignContact, stale, ({ params, body, identity, request }) => {
      const data = { ...by(params, identity), ...body };
      return change({ type: 'AssignLead', data, now: now() }, identity, request);
    });

    serve(app, setContactNextStep, stale, ({ params, body: { from, next }, identity, request }) => {
      const data = { ...by(params, identity), from: toStoredStep(from), next: toStoredStep(next) };
      return change({ type: 'SetNextStep', data, now: now() }, identity, request);
    });

    serve(app, snoozeContact, ({ params, body: { snoozedUntil }, identity, request }) => {
      const data = {
        ...by(params, identity),
        snoozedUntil: snoozedUntil && new Date(snoozedUntil).toISOString(),
      };
      return change({ type: 'SnoozeLead', data, now: now() }, identity, request);
    });

    serve(app, releaseContact, ({ params, identity, request }) =>
      change({ type: 'ReleaseLead', data: by(params, identity), now: now() }, identity, request),
    );

    serve(app, markContactAsSpam, ({ params, identity, request }) =>
      change({ type: 'MarkLeadAsSpam', data: by(params, identity), now: now() }, identity, request),
    );
  };
