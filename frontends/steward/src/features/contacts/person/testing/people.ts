import type { Activity, Person } from '@aera/contracts';
import { id } from '../../../../testing/records.ts';

export const leadId = id(10);
export const questionId = id(30);
const consentId = id(20);

const at = (day: number, time: string) => `2026-03-0${day}T${time}:00.000Z`;
const by = { id: id(1), name: 'Ada Lovell' };
const ofLead = { kind: 'contact', link: 'contact', leadId, subject: 'A question of harbours' } as const;

/** Activity by and about Grace, newest first. */
export const activities: readonly Activity[] = [
  {
    ...ofLead,
    id: 'c2',
    at: at(5, '10:00'),
    entry: { type: 'note-added', at: at(5, '10:00'), by, noteId: id(7), text: 'Called at noon' },
  },
  { kind: 'mailed', id: 'm1', at: at(4, '12:00'), link: 'email', about: 'answer', state: 'delivered' },
  { kind: 'question-answered', id: 'q2', at: at(4, '11:00'), link: 'email', questionId },
  {
    ...ofLead,
    id: 'c1',
    at: at(4, '09:05'),
    entry: { type: 'captured', at: at(4, '09:05'), by: null, leadScore: 47, spamReasons: [] },
  },
  {
    kind: 'asked',
    id: 'q1',
    at: at(3, '15:00'),
    link: 'email',
    questionId,
    question: 'May a trustee be a beneficiary?',
  },
  {
    kind: 'searched',
    id: 's1',
    at: at(3, '14:30'),
    link: 'session',
    query: null,
    hasAnswer: false,
    opened: 0,
  },
  {
    kind: 'visit',
    id: 'v1',
    at: at(3, '14:20'),
    link: 'session',
    endedAt: at(3, '14:40'),
    views: 3,
    paths: ['/', '/how'],
    seconds: 180,
    channel: 'organic search',
    source: null,
    sessionId: 'session-1',
  },
  {
    kind: 'consented',
    id: 'n1',
    at: at(3, '14:20'),
    link: 'session',
    consentId,
    noticeVersion: '2025-07-30',
  },
];

const services = [
  'contacts-crm',
  'consent-ledger',
  'visitor-analytics',
  'knowledge-search',
  'questions-notifications',
  'security-auth',
] as const;

/** States of all services; those given are unavailable. */
export const sources = (...unavailable: readonly string[]): Person['sources'] =>
  services.map((service) => ({ service, state: unavailable.includes(service) ? 'unavailable' : 'read' }));

/** A person known only by the requested identifier. */
export const unknownPerson = (change: Partial<Person> = {}): Person => ({
  asOf: at(6, '08:00'),
  name: '',
  contactId: null,
  sessionContactIds: [],
  unfinishedErasureId: null,
  identifiers: [],
  contacts: [],
  sources: sources(),
  ...change,
});

export const grace = (change: Partial<Person> = {}): Person => ({
  asOf: at(6, '08:00'),
  name: 'Grace Ferrow',
  contactId: leadId,
  sessionContactIds: [],
  unfinishedErasureId: null,
  identifiers: [
    { link: 'session', value: 'session-1', since: at(3, '14:20'), verified: true },
    { link: 'email', value: 'grace@harbour.example', since: at(4, '09:05'), verified: false },
    { link: 'member', value: 'member-of-someone', since: null, verified: false },
  ],
  contacts: [
    {
      id: leadId,
      subject: 'A question of harbours',
      status: 'new',
      leadScore: 47,
      createdAt: at(4, '09:05'),
      owner: null,
    },
  ],
  sources: sources(),
  ...change,
});
