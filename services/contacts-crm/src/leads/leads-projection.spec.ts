import { describe, expect, it } from 'vitest';
import type { LeadEvent } from './lead.ts';
import { type LeadRow, projectLead } from './leads-projection.ts';

const captured: LeadEvent = {
  type: 'LeadCaptured',
  data: {
    leadId: 'l',
    contactId: 'c',
    sessionId: 'v',
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Trust',
    message: 'Hello',
    leadScore: 40,
    quarantined: false,
    source: 'form',
    spamReasons: [],
    capturedAt: 't1',
  },
};
const by = { leadId: 'l', stewardId: 's' };
const rowAfter = (...events: LeadEvent[]) => events.reduce<LeadRow | null>(projectLead, null);

describe('the row of a lead', () => {
  it('shows a new message', () => {
    expect(rowAfter(captured)).toEqual({
      id: 'l',
      contactId: 'c',
      sessionId: 'v',
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Trust',
      message: 'Hello',
      status: 'new',
      leadScore: 40,
      messageScore: 40,
      override: null,
      version: 1,
      closeReason: null,
      before: null,
      quarantined: false,
      spamReasons: [],
      source: 'form',
      owner: null,
      nextStep: null,
      nextDueAt: null,
      snoozedUntil: null,
      notes: 0,
      createdAt: 't1',
    });
  });

  it('follows status changes', () => {
    const contacted: LeadEvent = { type: 'LeadContacted', data: { ...by, contactedAt: 't2' } };
    const qualified: LeadEvent = { type: 'LeadQualified', data: { ...by, leadScore: 90, qualifiedAt: 't3' } };
    const scored: LeadEvent = {
      type: 'LeadScoreOverridden',
      data: { ...by, leadScore: 60, alone: true, scoredAt: 't4' },
    };
    const closed: LeadEvent = { type: 'LeadClosed', data: { ...by, reason: 'spam', closedAt: 't5' } };
    expect(rowAfter(captured, contacted)).toMatchObject({ status: 'contacted', leadScore: 40 });
    expect(rowAfter(captured, contacted, qualified)).toMatchObject({ status: 'qualified', leadScore: 90 });
    expect(rowAfter(captured, qualified, scored)).toMatchObject({ status: 'qualified', leadScore: 60 });
    expect(rowAfter(captured, qualified, closed)).toMatchObject({
      status: 'closed',
      leadScore: 90,
      closeReason: 'spam',
      version: 3,
    });
  });

  it('keeps a steward’s score separate, and restores it by undo', () => {
    const qualified: LeadEvent = { type: 'LeadQualified', data: { ...by, leadScore: 90, qualifiedAt: 't3' } };
    const cleared: LeadEvent = { type: 'LeadScoreOverrideCleared', data: { ...by, clearedAt: 't4' } };
    const undone: LeadEvent = {
      type: 'LeadChangeUndone',
      data: { ...by, status: 'qualified', leadScore: 90, reason: null, undoneAt: 't5' },
    };
    const override = { score: 90, stewardId: 's', at: 't3' };
    expect(rowAfter(captured, qualified)).toMatchObject({ leadScore: 90, messageScore: 40, override });
    expect(rowAfter(captured, qualified, cleared)).toMatchObject({ leadScore: 40, override: null });
    expect(rowAfter(captured, qualified, cleared, undone)).toMatchObject({ leadScore: 90, override });
  });

  it('shows assignments, next steps and snoozes', () => {
    const row = rowAfter(
      captured,
      { type: 'LeadNoteAdded', data: { ...by, contactId: 'c', noteId: 'n', text: 'Called', notedAt: 't2' } },
      { type: 'LeadAssigned', data: { ...by, owner: 's', assignedAt: 't2' } },
      {
        type: 'LeadNextStepSet',
        data: { ...by, contactId: 'c', planned: true, step: 'Write', dueAt: 't9', plannedAt: 't2' },
      },
      { type: 'LeadSnoozed', data: { ...by, snoozedUntil: 't8', snoozedAt: 't2' } },
      { type: 'LeadMarkedAsSpam', data: { ...by, markedAsSpamAt: 't3' } },
    );
    const plan = { nextStep: 'Write', nextDueAt: 't9', snoozedUntil: 't8' };
    expect(row).toMatchObject({ notes: 1, owner: 's', ...plan, quarantined: true, version: 1 });
  });

  it('keeps the lead of an erased person without personal data', () => {
    const erased = { name: null, email: null, subject: null, message: null };
    const row = rowAfter({ ...captured, data: { ...captured.data, ...erased } } as LeadEvent);
    expect(row).toMatchObject({ name: '', email: '', subject: null, message: '', leadScore: 40 });
  });
});
