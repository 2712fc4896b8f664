import type { DataSubjectService, PersonIdentifiers, PersonReference } from '@aera/contracts';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { LeadRecord } from '../leads/select-leads.ts';
import type { ReadContactIds, ReadPastContactIds } from '../persons/person-queries.ts';
import type { CallPersonalDataService } from './data-sources.ts';
import {
  hasIdentifiers,
  uniteIdentifiers,
  subtractIdentifiers,
  collectLeadIdentifiers,
  toReferenceIdentifiers,
  noIdentifiers,
} from './person-identifiers.ts';

export interface ResolvedPerson extends Pick<ResolvedContacts, 'leadId' | 'sessionContactIds'> {
  /** All contacts of the person, the primary one first. */
  readonly contactIds: readonly string[];
  /** Their leads, newest first. */
  readonly leads: readonly LeadRecord[];
  /** Name or verified e-mail address in another service; empty if neither is known. */
  readonly fallbackName: string;
  /** The requested identifiers, and those that other services resolve from them alone. */
  readonly asked: PersonIdentifiers;
  /** Verified identifiers: sessions and members of the leads, and verified e-mail addresses. */
  readonly verified: PersonIdentifiers;
  /** E-mail addresses from messages, and identifiers found by them alone. */
  readonly unverified: PersonIdentifiers;
  /** Identity sources that did not respond. */
  readonly unavailable: readonly DataSubjectService[];
}

/** Services that resolve further identifiers. They are called first, once per identifier. */
export const identitySources = [
  'security-auth',
  'questions-notifications',
] as const satisfies readonly DataSubjectService[];

interface Deps extends ContactDeps {
  readonly readPastContactIds: ReadPastContactIds;
  readonly callService: CallPersonalDataService;
}

/** Resolves a reference to a person, now or as of an instant: all contacts and all identifiers. */
export function createPersonResolver({
  queries,
  readContactIds,
  readPastContactIds,
  toContactId,
  callService,
}: Deps) {
  const resolveContacts = createContactResolver({ queries, readContactIds, toContactId });

  const findFurtherIdentifiers = async (keys: PersonIdentifiers, identityToken: string) => {
    const body = { keys, before: null, limit: 1 };
    const received = hasIdentifiers(keys)
      ? await Promise.all(
          identitySources.map((service) => callService(service, 'listPersonActivity', body, identityToken)),
        )
      : [];
    return {
      keys: uniteIdentifiers(...received.flatMap((each) => each?.keys ?? [])),
      name: received.find((each) => each?.name)?.name ?? '',
      unavailable: identitySources.filter((_, index) => received[index] === null),
    };
  };

  return async (reference: PersonReference, identityToken: string, at?: string): Promise<ResolvedPerson> => {
    const start = toReferenceIdentifiers(reference);
    const moreByReference = await findFurtherIdentifiers(start, identityToken);
    const asked = uniteIdentifiers(start, moreByReference.keys);
    const { contactIds: senderIds, leadId, sessionContactIds } = await resolveContacts(reference, asked);
    const persons = senderIds.map((id) => (at ? readPastContactIds(id, at) : readContactIds(id)));
    const contactIds = [...new Set((await Promise.all(persons)).flat())];
    const leads = await queries.listByContacts(contactIds);
    const own = collectLeadIdentifiers(contactIds, leads);
    // Queried separately, so that matches by an e-mail address are known to be unverified.
    const verifiedQuery = subtractIdentifiers({ ...own, emails: [] }, asked);
    const unverifiedQuery = subtractIdentifiers({ ...noIdentifiers, emails: own.emails }, asked);
    const [moreByVerified, moreByUnverified] = await Promise.all([
      findFurtherIdentifiers(verifiedQuery, identityToken),
      findFurtherIdentifiers(unverifiedQuery, identityToken),
    ]);
    const verified = uniteIdentifiers(asked, verifiedQuery, moreByVerified.keys);
    const unverified = subtractIdentifiers(
      uniteIdentifiers(unverifiedQuery, moreByUnverified.keys),
      verified,
    );
    const unavailableServices = new Set(
      [moreByReference, moreByVerified, moreByUnverified].flatMap(({ unavailable }) => unavailable),
    );
    return {
      leadId,
      sessionContactIds,
      contactIds,
      leads,
      fallbackName: moreByReference.name || (asked.emails[0] ?? ''),
      asked,
      verified,
      unverified,
      unavailable: identitySources.filter((service) => unavailableServices.has(service)),
    };
  };
}

export type ResolvePerson = ReturnType<typeof createPersonResolver>;

/** Contacts that a reference resolves to. */
interface ResolvedContacts {
  /** Ids of the senders; empty without messages, or if several senders share the browser. */
  readonly contactIds: readonly string[];
  /** The requested lead, or the sender's newest one. */
  readonly leadId: string | null;
  /** If several senders share the browser: a lead of each, newest first. */
  readonly sessionContactIds: readonly string[];
}

interface ContactDeps {
  readonly queries: Pick<LeadQueries, 'findById' | 'listByContacts' | 'listBySession'>;
  readonly readContactIds: ReadContactIds;
  readonly toContactId: (email: string) => string;
}

/** Maximum number of senders to list for a shared browser. */
const maxCandidates = 10;

/**
 * Resolves a reference to contacts. A member has the messages sent while signed in, or from a verified e-mail address, but not other
 * messages from the same browser. A browser resolves only if all its messages belong to one person.
 */
function createContactResolver({ queries, readContactIds, toContactId }: ContactDeps) {
  async function byContact(leadId: string): Promise<ResolvedContacts> {
    const found = await queries.findById(leadId);
    if (!found) throw leadNotFound();
    return { contactIds: [found.row.contactId], leadId, sessionContactIds: [] };
  }

  async function byMember({ members, emails }: PersonIdentifiers): Promise<ResolvedContacts> {
    const theirs = [...members, ...emails.map(toContactId)];
    const leads = await queries.listByContacts(theirs);
    const wrote = new Set(leads.map(({ contactId }) => contactId));
    return {
      contactIds: theirs.filter((id) => wrote.has(id)),
      leadId: leads[0]?.id ?? null,
      sessionContactIds: [],
    };
  }

  async function bySession(sessionId: string): Promise<ResolvedContacts> {
    const leads = await queries.listBySession(sessionId);
    const newest = await selectNewestOfEach(leads);
    if (newest.length > 1)
      return { contactIds: [], leadId: null, sessionContactIds: newest.map(({ id }) => id) };
    const contactIds = [...new Set(leads.map(({ contactId }) => contactId))];
    return { contactIds, leadId: leads[0]?.id ?? null, sessionContactIds: [] };
  }

  async function selectNewestOfEach(leads: readonly LeadRecord[]): Promise<LeadRecord[]> {
    const known = new Set<string>();
    const newest: LeadRecord[] = [];
    for (const lead of leads) {
      if (newest.length === maxCandidates) break;
      if (known.has(lead.contactId)) continue;
      for (const id of await readContactIds(lead.contactId)) known.add(id);
      newest.push(lead);
    }
    return newest;
  }

  return ({ by, id }: PersonReference, keys: PersonIdentifiers): Promise<ResolvedContacts> => {
    if (by === 'contact') return byContact(id);
    return by === 'member' ? byMember(keys) : bySession(id);
  };
}
