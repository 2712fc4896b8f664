import type { Holder, PersonKeys, Reference } from '@aera/contracts';
import type { LeadQueries, ReadLead } from '../leads/lead-queries.ts';
import type { AskHolder } from './holder-client.ts';
import { type LedTo, ledToWith } from './led-to.ts';
import type { PeopleAsOf } from './people-as-of.ts';
import type { People } from './people.ts';
import { hasKeys, joinKeys, keysBeside, keysOfLeads, keysOfReference, noKeys } from './person-keys.ts';

export interface FoundPerson extends Pick<LedTo, 'leadId' | 'sharedBy'> {
  /** All contacts that are them, first the one whose name they go by. */
  readonly contactIds: readonly string[];
  /** Their messages, newest first. */
  readonly leads: readonly ReadLead[];
  /** What they call themselves elsewhere, or an address shown to be theirs; empty where neither is known. */
  readonly calledElsewhere: string;
  /** What they were asked for by, and what that alone leads to: known of them whether or not they had written. */
  readonly asked: PersonKeys;
  /** What they go by without a doubt: the browsers they wrote in, the members they were, the addresses those have shown to be theirs. */
  readonly sure: PersonKeys;
  /** Addresses that were typed, and what was found through them alone. */
  readonly typed: PersonKeys;
  /** Services that would know more and did not answer. */
  readonly unreached: readonly Holder[];
}

/** Those who know more keys of a person, each the others' too: they are asked before all the rest, once for each key. */
export const keyHolders = ['security-auth', 'questions-notifications'] as const satisfies readonly Holder[];

interface Deps {
  readonly queries: Pick<LeadQueries, 'byId' | 'ofContacts' | 'ofSession'>;
  readonly people: People;
  readonly peopleAsOf: PeopleAsOf;
  readonly contactIdOf: (email: string) => string;
  readonly ask: AskHolder;
}

/** Finds the person behind a reference, as stewards know them now or knew them at a moment: all their contacts, and what they go by elsewhere. */
export function findPersonWith({ queries, people, peopleAsOf, contactIdOf, ask }: Deps) {
  const ledTo = ledToWith({ queries, people, contactIdOf });

  const furtherOf = async (keys: PersonKeys, identityToken: string) => {
    const body = { keys, before: null, limit: 1 };
    const told = hasKeys(keys)
      ? await Promise.all(keyHolders.map((holder) => ask(holder, 'heldActivity', body, identityToken)))
      : [];
    return {
      keys: joinKeys(...told.flatMap((each) => each?.keys ?? [])),
      name: told.find((each) => each?.name)?.name ?? '',
      unreached: keyHolders.filter((_, at) => told[at] === null),
    };
  };

  return async (reference: Reference, identityToken: string, at?: string): Promise<FoundPerson> => {
    const start = keysOfReference(reference);
    const further = await furtherOf(start, identityToken);
    const asked = joinKeys(start, further.keys);
    const { contactIds: wrote, leadId, sharedBy } = await ledTo(reference, asked);
    const persons = wrote.map((id) => (at ? peopleAsOf(id, at) : people.contactIdsOf(id)));
    const contactIds = [...new Set((await Promise.all(persons)).flat())];
    const leads = await queries.ofContacts(contactIds);
    const own = keysOfLeads(contactIds, leads);
    // Asked apart, so that whatever an address leads to is known to rest on somebody having typed it.
    const bySure = keysBeside({ ...own, emails: [] }, asked);
    const byTyped = keysBeside({ ...noKeys, emails: own.emails }, asked);
    const [moreSure, moreTyped] = await Promise.all([
      furtherOf(bySure, identityToken),
      furtherOf(byTyped, identityToken),
    ]);
    const sure = joinKeys(asked, bySure, moreSure.keys);
    const typed = keysBeside(joinKeys(byTyped, moreTyped.keys), sure);
    const silent = new Set([further, moreSure, moreTyped].flatMap(({ unreached }) => unreached));
    return {
      leadId,
      sharedBy,
      contactIds,
      leads,
      calledElsewhere: further.name || (asked.emails[0] ?? ''),
      asked,
      sure,
      typed,
      unreached: keyHolders.filter((holder) => silent.has(holder)),
    };
  };
}

export type FindPerson = ReturnType<typeof findPersonWith>;
