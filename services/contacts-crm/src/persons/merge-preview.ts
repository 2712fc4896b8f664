import { createHash } from 'node:crypto';
import type { MergePreview } from '@aera/contracts';
import type { StewardNames } from '@aera/service-kit';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { LeadRecord } from '../leads/select-leads.ts';
import type { DuplicateQueries } from './duplicate-queries.ts';
import type { MergeContactQueries, ReadContactIds } from './person-queries.ts';

interface Deps {
  readonly leads: { readonly queries: LeadQueries };
  readonly stewards: Pick<StewardNames, 'lookup'>;
  readonly readContactIds: ReadContactIds;
  readonly contacts: MergeContactQueries;
  readonly duplicates: DuplicateQueries;
}

/** Returns a version of a set of contacts, for optimistic concurrency. Order and repetition do not matter. */
export const toContactsVersion = (contactIds: Iterable<string>): string =>
  createHash('sha256')
    .update([...new Set(contactIds)].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 32);

/** Returns the person that a merge of the persons of two contacts would create. */
export const createMergePreviewReader =
  ({ leads, stewards, readContactIds, contacts, duplicates }: Deps) =>
  async (primaryId: string, mergedId: string): Promise<MergePreview> => {
    const [primaryIds, mergedIds] = await Promise.all([readContactIds(primaryId), readContactIds(mergedId)]);
    const alreadyMerged = primaryIds.includes(mergedId);
    const contactIds = [...new Set([...primaryIds, ...mergedIds])];
    const [messages, contactsById, reasons] = await Promise.all([
      leads.queries.listByContacts(contactIds),
      contacts.readContacts(contactIds),
      alreadyMerged ? [] : duplicates.readReasons(primaryIds, mergedIds),
    ]);
    /** Returns the contacts of a person, the compared one first: a merge uses its name. */
    const listContacts = (comparedId: string, ids: readonly string[]) =>
      [...new Set([comparedId, ...ids])].flatMap((id) => contactsById.get(id) ?? []);
    const open = messages.filter(({ status, quarantined }) => status !== 'closed' && !quarantined);
    const nameOf = await stewards.lookup(open.map(({ owner }) => owner));
    return {
      version: toContactsVersion(contactIds),
      alreadyMerged,
      primary: listContacts(primaryId, primaryIds),
      merged: alreadyMerged ? [] : listContacts(mergedId, mergedIds),
      reasons,
      names: listDistinct(messages, 'name'),
      emails: listDistinct(messages, 'email'),
      sessions: listDistinct(messages, 'sessionId').length,
      messages: messages.length,
      owners: listDistinct(open, 'owner').map(nameOf),
      nextSteps: open.flatMap(({ id, subject, nextStep: step, nextDueAt: dueAt, owner }) =>
        step === null ? [] : [{ id, subject, step, dueAt, owner: owner ? nameOf(owner) : null }],
      ),
    };
  };

/** Returns distinct values, without null and the empty values of erased contacts. */
const listDistinct = (
  messages: readonly LeadRecord[],
  field: 'name' | 'email' | 'sessionId' | 'owner',
): string[] => [...new Set(messages.flatMap((message) => message[field] || []))];
