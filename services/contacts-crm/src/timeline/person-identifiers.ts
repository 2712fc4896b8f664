import { PersonIdentifiers, type PersonReference } from '@aera/contracts/server';
import { isMember } from '../leads/contact-id.ts';
import type { LeadRow } from '../leads/leads-projection.ts';
import type { ResolvedPerson } from './resolve-person.ts';

type Name = keyof PersonIdentifiers;
const names = ['sessions', 'members', 'emails'] as const satisfies readonly Name[];

export const noIdentifiers: PersonIdentifiers = { sessions: [], members: [], emails: [] };

const mapIdentifiers = (of: (name: Name) => readonly string[]): PersonIdentifiers =>
  Object.fromEntries(names.map((name) => [name, [...of(name)]])) as PersonIdentifiers;

/** One spelling per e-mail address: case does not matter. */
const normalizers: Record<Name, (value: string) => string> = {
  sessions: (value) => value,
  members: (value) => value,
  emails: (value) => value.trim().toLowerCase(),
};

/** Returns the distinct identifiers of all sets. */
export const uniteIdentifiers = (...all: readonly PersonIdentifiers[]): PersonIdentifiers =>
  mapIdentifiers((name) => {
    const seen = new Map<string, string>();
    for (const value of all.flatMap((keys) => keys[name])) {
      const same = normalizers[name](value);
      if (!seen.has(same)) seen.set(same, value);
    }
    return [...seen.values()];
  });

/** Returns the identifiers of the first set that are not in the second. */
export const subtractIdentifiers = (keys: PersonIdentifiers, others: PersonIdentifiers): PersonIdentifiers =>
  mapIdentifiers((name) => {
    const known = new Set(others[name].map(normalizers[name]));
    return keys[name].filter((value) => !known.has(normalizers[name](value)));
  });

export const hasIdentifiers = (keys: PersonIdentifiers): boolean =>
  names.some((name) => keys[name].length > 0);

/** Returns the identifiers that a reference itself contains; none for a contact. */
export const toReferenceIdentifiers = ({ by, id }: PersonReference): PersonIdentifiers => ({
  ...noIdentifiers,
  sessions: by === 'session' ? [id] : [],
  members: by === 'member' ? [id] : [],
});

type KeysOfLead = Pick<LeadRow, 'contactId' | 'sessionId' | 'email'>;

/** Returns the identifiers in messages. Erased messages have none, and invalid addresses are ignored. */
export const collectLeadIdentifiers = (
  contactIds: readonly string[],
  leads: readonly KeysOfLead[],
): PersonIdentifiers => {
  const { sessions, emails } = PersonIdentifiers.shape;
  return uniteIdentifiers({
    sessions: leads.flatMap(({ sessionId }) => sessionId ?? []).filter(matchesSchema(sessions.element)),
    members: contactIds.filter(isMember),
    emails: leads.map(({ email }) => email).filter(matchesSchema(emails.element)),
  });
};

const matchesSchema =
  (schema: { safeParse(value: unknown): { success: boolean } }) =>
  (value: string): boolean =>
    schema.safeParse(value).success;

/**
 * Returns the latest name of the primary contact, else of the first contact with a name, else the name from another service; empty if there
 * is none.
 */
export function resolvePersonName(
  newestFirst: readonly Pick<LeadRow, 'contactId' | 'name'>[],
  { contactIds: [primaryId], fallbackName }: Pick<ResolvedPerson, 'contactIds' | 'fallbackName'>,
): string {
  const named = newestFirst.filter(({ name }) => name !== '');
  return (named.find(({ contactId }) => contactId === primaryId) ?? named[0])?.name ?? fallbackName;
}
