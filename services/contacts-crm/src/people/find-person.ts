import type { Holder, PersonKeys } from '@aera/contracts';
import { DomainError } from '@aera/domain';
import type { LeadQueries, ReadLead } from '../leads/lead-queries.ts';
import type { AskHolder } from './holder-client.ts';
import type { PeopleAsOf } from './people-as-of.ts';
import type { People } from './people.ts';
import { hasKeys, joinKeys, keysBeside, keysOfLeads, noKeys } from './person-keys.ts';

export interface FoundPerson {
  /** Who wrote the message. */
  readonly contactId: string;
  /** All contacts that are them, first the one whose name they go by. */
  readonly contactIds: readonly string[];
  /** Their messages, newest first. */
  readonly leads: readonly ReadLead[];
  /** What they go by without a doubt: the browsers they wrote in, the members they were, the addresses those have shown to be theirs. */
  readonly sure: PersonKeys;
  /** Addresses that were typed, and what was found through them alone. */
  readonly typed: PersonKeys;
  /** Services that would know more and did not answer. */
  readonly unreached: readonly Holder[];
}

/** Those who know more keys of a person, each the others' too: they are asked before all the rest, once. */
export const keyHolders = ['security-auth', 'questions-notifications'] as const satisfies readonly Holder[];

interface Deps {
  readonly queries: Pick<LeadQueries, 'byId' | 'ofContacts'>;
  readonly people: People;
  readonly peopleAsOf: PeopleAsOf;
  readonly ask: AskHolder;
}

/** Finds the person that a message is from, as stewards know them now or knew them at a moment: all their contacts, and what they go by elsewhere. */
export const findPersonWith =
  ({ queries, people, peopleAsOf, ask }: Deps) =>
  async (leadId: string, identityToken: string, at?: string): Promise<FoundPerson> => {
    const found = await queries.byId(leadId);
    if (!found) throw new DomainError('lead-not-found', 'There is no contact with this id.');
    const { contactId } = found.row;
    const contactIds = await (at ? peopleAsOf(contactId, at) : people.contactIdsOf(contactId));
    const leads = await queries.ofContacts(contactIds);
    const own = keysOfLeads(contactIds, leads);
    const further = async (keys: PersonKeys) => {
      if (!hasKeys(keys)) return keyHolders.map(() => noKeys);
      const body = { keys, before: null, limit: 1 };
      return Promise.all(
        keyHolders.map(async (holder) => (await ask(holder, 'heldActivity', body, identityToken))?.keys),
      );
    };
    // Asked apart, so that whatever an address leads to is known to rest on somebody having typed it.
    const [bySure, byTyped] = [
      { ...own, emails: [] },
      { ...noKeys, emails: own.emails },
    ];
    const [moreSure, moreTyped] = await Promise.all([further(bySure), further(byTyped)]);
    const sure = joinKeys(bySure, ...moreSure.filter((keys) => keys !== undefined));
    const typed = keysBeside(joinKeys(byTyped, ...moreTyped.filter((keys) => keys !== undefined)), sure);
    const unreached = keyHolders.filter((_, at) => !moreSure[at] || !moreTyped[at]);
    return { contactId, contactIds, leads, sure, typed, unreached };
  };

export type FindPerson = ReturnType<typeof findPersonWith>;
