import type { Person, PersonIdentifiers } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import type { LeadRow } from '../leads/leads-projection.ts';
import type { ResolvedPerson } from './resolve-person.ts';
import { toIsoInstant } from './read-timeline.ts';
import {
  hasIdentifiers,
  isMember,
  unionIdentifiers,
  differenceIdentifiers,
  identifiersFromLeads,
  noIdentifiers,
} from './person-identifiers.ts';

type Link = Person['links'][number];
type Found = Pick<ResolvedPerson, 'contactIds' | 'leads' | 'asked' | 'verified' | 'unverified'>;

const reject = rejections({
  'identity-not-confirmed': ['unprocessable', 'Confirm that the address belongs to this person first.'],
});

const linkOf = { sessions: 'session', members: 'member', emails: 'email' } as const;
const names = ['members', 'emails', 'sessions'] as const;

/**
 * Identifiers of a person as of a point in time, at which only the messages in `known` existed: first those of the messages, dated by the
 * first of them, then those known to other services, which have no date. Before the first message only the requested identifier is
 * returned.
 */
export function describeIdentifiers(
  { contactIds, leads, asked, verified, unverified }: Found,
  known: readonly LeadRow[],
): Link[] {
  const isSure: IsSure = (name, value) =>
    differenceIdentifiers({ ...noIdentifiers, [name]: [value] }, verified)[name].length === 0;
  if (known.length === 0) return linksBy(asked, isSure, () => null);
  const written = [...new Set(known.map(({ contactId }) => contactId))];
  const further = differenceIdentifiers(
    unionIdentifiers(verified, unverified),
    identifiersFromLeads(contactIds, leads),
  );
  return [
    ...linksBy(identifiersFromLeads(written, known), isSure, (name, value) =>
      sinceOf(known.filter((lead) => matchesLead[name](lead, value))),
    ),
    ...linksBy(further, isSure, () => null),
  ];
}

/**
 * An unverified e-mail address may belong to another person, and so may the data found by it.
 * @throws DomainError `identity-not-confirmed` for a person with such an address, unless the identity was confirmed.
 */
export function assertIdentityConfirmed(
  { unverified }: Pick<ResolvedPerson, 'unverified'>,
  shown: boolean,
): void {
  if (!shown && hasIdentifiers(unverified)) throw reject('identity-not-confirmed');
}

type IsSure = (name: keyof PersonIdentifiers, value: string) => boolean;
type Since = (name: keyof PersonIdentifiers, value: string) => string | null;

const linksBy = (keys: PersonIdentifiers, isSure: IsSure, since: Since): Link[] =>
  names.flatMap((name) =>
    keys[name].map((value) => ({
      link: linkOf[name],
      value,
      since: since(name, value),
      sure: isSure(name, value),
    })),
  );

const matchesLead: Record<keyof PersonIdentifiers, (lead: LeadRow, value: string) => boolean> = {
  sessions: ({ sessionId }, value) => sessionId === value,
  members: ({ contactId }, value) => isMember(contactId) && contactId === value,
  emails: ({ email }, value) => email.trim().toLowerCase() === value.trim().toLowerCase(),
};

const sinceOf = (leads: readonly LeadRow[]): string | null =>
  leads.map(({ createdAt }) => toIsoInstant(createdAt)).toSorted()[0] ?? null;
