import type { PersonKeys, Reference } from '@aera/contracts';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries, ReadLead } from '../leads/lead-queries.ts';
import type { People } from './people.ts';

/** The contacts that a reference leads to. */
export interface LedTo {
  /** Ids of those who wrote; none where nobody did, or where several people share the browser. */
  readonly contactIds: readonly string[];
  /** The newest message of theirs, or the one asked for. */
  readonly leadId: string | null;
  /** Where several people wrote in the browser: a message of each, newest first. */
  readonly sharedBy: readonly string[];
}

interface Deps {
  readonly queries: Pick<LeadQueries, 'byId' | 'ofContacts' | 'ofSession'>;
  readonly people: People;
  readonly contactIdOf: (email: string) => string;
}

/** So many people in one browser say all there is to say. */
const enough = 10;

/**
 * Finds the contacts behind a reference. A member leads to what they wrote as that member, or under an address they have shown to be theirs,
 * and not to what somebody wrote in a browser of theirs; a browser only where all that was written in it is of one person.
 */
export function ledToWith({ queries, people, contactIdOf }: Deps) {
  async function byContact(leadId: string): Promise<LedTo> {
    const found = await queries.byId(leadId);
    if (!found) throw leadNotFound();
    return { contactIds: [found.row.contactId], leadId, sharedBy: [] };
  }

  async function byMember({ members, emails }: PersonKeys): Promise<LedTo> {
    const theirs = [...members, ...emails.map(contactIdOf)];
    const leads = await queries.ofContacts(theirs);
    const wrote = new Set(leads.map(({ contactId }) => contactId));
    return { contactIds: theirs.filter((id) => wrote.has(id)), leadId: leads[0]?.id ?? null, sharedBy: [] };
  }

  async function bySession(sessionId: string): Promise<LedTo> {
    const leads = await queries.ofSession(sessionId);
    const newest = await newestOfEach(leads);
    if (newest.length > 1) return { contactIds: [], leadId: null, sharedBy: newest.map(({ id }) => id) };
    const contactIds = [...new Set(leads.map(({ contactId }) => contactId))];
    return { contactIds, leadId: leads[0]?.id ?? null, sharedBy: [] };
  }

  async function newestOfEach(leads: readonly ReadLead[]): Promise<ReadLead[]> {
    const known = new Set<string>();
    const newest: ReadLead[] = [];
    for (const lead of leads) {
      if (newest.length === enough) break;
      if (known.has(lead.contactId)) continue;
      for (const id of await people.contactIdsOf(lead.contactId)) known.add(id);
      newest.push(lead);
    }
    return newest;
  }

  return ({ by, id }: Reference, keys: PersonKeys): Promise<LedTo> => {
    if (by === 'contact') return byContact(id);
    return by === 'member' ? byMember(keys) : bySession(id);
  };
}
