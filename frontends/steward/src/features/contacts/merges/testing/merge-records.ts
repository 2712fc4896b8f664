import type { Duplicate, MergeContact, MergePreview, PersonMerges } from '@aera/contracts';

export const mergeContact = (id: string, change: Partial<MergeContact> = {}): MergeContact => ({
  id,
  name: 'Grace Ferrow',
  email: 'grace@harbour.example',
  signedIn: false,
  messages: 1,
  subject: 'A question of harbours',
  excerpt: 'Could you call me?',
  latestAt: '2026-03-04T09:05:00Z',
  ...change,
});

/** A person with one contact and without likely duplicates. */
export const personMerges = (id: string, change: Partial<PersonMerges> = {}): PersonMerges => ({
  person: { contacts: [mergeContact(id)] },
  requestedContactId: id,
  suggestions: [],
  history: [],
  ...change,
});

export const duplicate = (
  one: MergeContact,
  other: MergeContact,
  change: Partial<Duplicate> = {},
): Duplicate => ({
  id: `${one.id}~${other.id}`,
  strength: 'strong',
  reasons: [{ reason: 'session', emailVariants: [] }],
  one: { contacts: [one] },
  other: { contacts: [other] },
  since: '2026-03-04T09:05:00Z',
  ...change,
});

export const mergePreview = (
  one: MergeContact,
  other: MergeContact,
  change: Partial<MergePreview> = {},
): MergePreview => ({
  version: 'first',
  alreadyMerged: false,
  primary: [one],
  merged: [other],
  reasons: [{ reason: 'session', emailVariants: [] }],
  names: [one.name, other.name],
  emails: [one.email, other.email],
  sessions: 1,
  messages: 2,
  owners: [],
  nextSteps: [],
  ...change,
});
