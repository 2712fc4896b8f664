import type { Person, PersonIdentifiers } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import { isMember } from '../leads/contact-id.ts';
import type { LeadRow } from '../leads/leads-projection.ts';
import type { ResolvedPerson } from './resolve-person.ts';
import { toIsoInstant } from './read-timeline.ts';
import {
  hasIdentifiers,
  uniteIdentifiers,
  subtractIdentifiers,
  collectLeadIdentifiers,
  noIdentifiers,
} from './person-identifiers.ts';

type Identifier = Person['identifiers'][number];
type Found = Pick<ResolvedPerson, 'contactIds' | 'leads' | 'asked' | 'verified' | 'unverified'>;

const reject = rejections({
  'identity-not-confirmed': ['unprocessable', 'Confirm that the address belongs to this person first.'],
});

const linksByName = { sessions: 'session', members: 'member', emails: 'email' } as const;
const names = ['members', 'emails', 'sessions'] as const;

/**
 * Describes the identifiers of a person as of a point in time, at which only the messages in `known` existed. Identifiers from messages
 * come first, dated by their first message; those known to other services have no date. Before the first message only the requested
 * identifier is returned.
 */
export function describeIdentifiers(
  { contactIds, leads, asked, verified, unverified }: Found,
  known: readonly LeadRow[],
): Identifier[] {
  const isVerified: IsVerified = (name, value) =>
    subtractIdentifiers({ ...noIdentifiers, [name]: [value] }, verified)[name].length === 0;
  if (known.length === 0) return toIdentifiers(asked, isVerified, () => null);
  const written = [...new Set(known.map(({ contactId }) => contactId))];
  const further = subtractIdentifiers(
    uniteIdentifiers(verified, unverified),
    collectLeadIdentifiers(contactIds, leads),
  );
  return [
    ...toIdentifiers(collectLeadIdentifiers(written, known), isVerified, (name, value) =>
      findFirstSeen(known.filter((lead) => matchesLead[name](lead, value))),
    ),
    ...toIdentifiers(further, isVerified, () => null),
  ];
}

/**
 * An unverified e-mail address may belong to another person, and so may the data found by it.
 * @throws DomainError `identity-not-confirmed` for a person with such an address, unless the steward confirmed the identity
 */
export function assertIdentityConfirmed(
  { unverified }: Pick<ResolvedPerson, 'unverified'>,
  identityConfirmed: boolean,
): void {
  if (!identityConfirmed && hasIdentifiers(unverified)) throw reject('identity-not-confirmed');
}

type IsVerified = (name: keyof PersonIdentifiers, value: string) => boolean;
type Since = (name: keyof PersonIdentifiers, value: string) => string | null;

const toIdentifiers = (keys: PersonIdentifiers, isVerified: IsVerified, since: Since): Identifier[] =>
  names.flatMap((name) =>
    keys[name].map((value) => ({
      link: linksByName[name],
      value,
      since: since(name, value),
      verified: isVerified(name, value),
    })),
  );

const matchesLead: Record<keyof PersonIdentifiers, (lead: LeadRow, value: string) => boolean> = {
  sessions: ({ sessionId }, value) => sessionId === value,
  members: ({ contactId }, value) => isMember(contactId) && contactId === value,
  emails: ({ email }, value) => email.trim().toLowerCase() === value.trim().toLowerCase(),
};

const findFirstSeen = (leads: readonly LeadRow[]): string | null =>
  leads.map(({ createdAt }) => toIsoInstant(createdAt)).toSorted()[0] ?? null;
