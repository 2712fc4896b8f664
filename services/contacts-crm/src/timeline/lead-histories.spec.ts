import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadEvent } from '../leads/lead.ts';
import { type LeadRow, projectLead } from '../leads/leads-projection.ts';
import { toLeadActivities, projectLeadsAsOf, type LeadHistory } from './lead-histories.ts';

const moment = (at: number): string => new Date(1_700_000_000_000 + at).toISOString();

const captured = (at: string): LeadEvent => ({
  type: 'LeadCaptured',
  data: {
    leadId: 'l',
    contactId: 'c',
    sessionId: null,
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Trust',
    message: 'Hello',
    leadScore: 40,
    quarantined: false,
    source: 'form',
    spamReasons: [],
    capturedAt: at,
  },
});
const by = { leadId: 'l', stewardId: 's' };
const moves: readonly ((at: string) => LeadEvent)[] = [
  (contactedAt) => ({ type: 'LeadContacted', data: { ...by, contactedAt } }),
  (qualifiedAt) => ({ type: 'LeadQualified', data: { ...by, leadScore: 90, qualifiedAt } }),
  (closedAt) => ({ type: 'LeadClosed', data: { ...by, reason: 'answered', closedAt } }),
  (assignedAt) => ({ type: 'LeadAssigned', data: { ...by, owner: 's', assignedAt } }),
  (notedAt) => ({
    type: 'LeadNoteAdded',
    data: { ...by, contactId: 'c', noteId: 'n', text: 'Called', notedAt },
  }),
];

const stored = (events: readonly LeadEvent[]): LeadHistory =>
  events.map((event, n) => Object.assign({ id: `e${n}` }, event)) as unknown as LeadHistory;

/** Histories in order, with some events at the same instant. */
const histories = fc
  .tuple(fc.nat(5), fc.array(fc.tuple(fc.nat(2), fc.nat(moves.length - 1)), { maxLength: 12 }))
  .map(([first, steps]) => {
    let at = first;
    const events = [captured(moment(at))];
    for (const [later, move] of steps) {
      at += later;
      const event = moves[move]?.(moment(at));
      if (event) events.push(event);
    }
    return stored(events);
  });

const folded = (events: readonly LeadEvent[]): LeadRow | null =>
  events.reduce<LeadRow | null>((row, event) => projectLead(row, event), null);
const ids = (history: LeadHistory, at: string): string[] =>
  toLeadActivities([history], (id) => ({ id, name: null }))
    .filter((activity) => activity.at <= at)
    .map(({ id }) => id);

describe('leads as of an instant', () => {
  it('contain the events up to that time only', () =>
    fc.assert(
      fc.property(histories, fc.nat(30), (history, at) => {
        const [row = null] = projectLeadsAsOf([history], moment(at));
        const known = new Set(ids(history, moment(at)));
        expect(row).toEqual(folded(history.filter(({ id }) => known.has(id))));
      }),
    ));

  it('match the current ones as of now, and are missing before they were captured', () =>
    fc.assert(
      fc.property(histories, (history) => {
        expect(projectLeadsAsOf([history], moment(1000))).toEqual([folded(history)]);
        expect(projectLeadsAsOf([history], moment(-1))).toEqual([]);
      }),
    ));

  it('are listed in chronological order, each with its subject', () => {
    const contacted = moves[0]?.(moment(0));
    const history = stored([captured(moment(0)), ...(contacted ? [contacted] : [])]);
    expect(toLeadActivities([history], (id) => ({ id, name: 'Sue' }))).toMatchObject([
      {
        id: 'e0',
        kind: 'contact',
        link: 'contact',
        leadId: 'l',
        subject: 'Trust',
        entry: { type: 'captured' },
      },
      { id: 'e1', subject: 'Trust', entry: { type: 'contacted', by: { id: 's', name: 'Sue' } } },
    ]);
  });
});
