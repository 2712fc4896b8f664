import { captureLead, listContacts, updateContact } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { lead, type LeadCommand } from './decide-lead.ts';
import { type ContactsEvent, isOfLead } from '../own-data/contact-erased.ts';
import { type LeadQueries, toContact } from './lead-queries.ts';
import { type LeadColumns, projectLead } from './lead-rows.ts';
import { isSuspect } from './suspicion.ts';

interface Deps {
  readonly store: EventStore<ContactsEvent>;
  readonly queries: LeadQueries;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  /** The contact that an e-mail address stands for, when nobody is signed in. */
  readonly contactIdOf: (email: string) => string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const moves = { contacted: 'ContactLead', qualified: 'QualifyLead', closed: 'CloseLead' } as const;

const streamOf = (leadId: string): string => `lead-${leadId}`;

export const leadRoutes =
  ({ store, queries, untilListed, contactIdOf, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();

    serve(app, captureLead, async ({ body, identity, request }) => {
      const { website, openFor, subject, ...written } = body;
      const leadId = newId();
      const data = {
        ...written,
        leadId,
        // An address that somebody typed says nothing of who they are; being signed in does.
        contactId: identity.kind === 'member' ? identity.sub : contactIdOf(body.email),
        subject: subject?.trim() || null,
        suspected: isSuspect({ website, openFor }),
      };
      const command: LeadCommand = { type: 'CaptureLead', data, now: now() };
      await store.handle(lead, streamOf(leadId), command, metadataOf(request));
      return { id: leadId };
    });

    serve(app, listContacts, () => queries.list());

    serve(app, updateContact, async ({ params, body, identity, request }) => {
      const leadId = params.id.toLowerCase();
      const data = { leadId, stewardId: identity.sub, leadScore: body.leadScore };
      const command: LeadCommand = { type: moves[body.status], data, now: now() };
      await store.handle(lead, streamOf(leadId), command, metadataOf(request));
      // The portal reads the list again as soon as it has this answer.
      await untilListed();
      const events = (await store.readStream(streamOf(leadId))).filter(isOfLead);
      return toContact(events.reduce<LeadColumns | null>(projectLead, null) as LeadColumns);
    });
  };
