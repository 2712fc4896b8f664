import { describe, expect, it } from 'vitest';
import type { LeadEvent } from './lead.ts';
import { type LeadColumns, projectLead } from './lead-rows.ts';

const captured: LeadEvent = {
  type: 'LeadCaptured',
  data: {
    leadId: 'l',
    contactId: 'c',
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Trust',
    message: 'Hello',
    leadScore: 40,
    suspected: false,
    capturedAt: 't1',
  },
};
const by = { leadId: 'l', stewardId: 's' };
const rowAfter = (...events: LeadEvent[]) => events.reduce<LeadColumns | null>(projectLead, null);

describe('the row of a lead', () => {
  it('shows what was written, as new', () => {
    expect(rowAfter(captured)).toEqual({
      id: 'l',
      contactId: 'c',
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Trust',
      message: 'Hello',
      status: 'new',
      leadScore: 40,
      suspected: false,
      createdAt: 't1',
    });
  });

  it('follows the lead along', () => {
    const contacted: LeadEvent = { type: 'LeadContacted', data: { ...by, contactedAt: 't2' } };
    const qualified: LeadEvent = { type: 'LeadQualified', data: { ...by, leadScore: 90, qualifiedAt: 't3' } };
    const scored: LeadEvent = { type: 'LeadScored', data: { ...by, leadScore: 60, scoredAt: 't4' } };
    const closed: LeadEvent = { type: 'LeadClosed', data: { ...by, closedAt: 't5' } };
    expect(rowAfter(captured, contacted)).toMatchObject({ status: 'contacted', leadScore: 40 });
    expect(rowAfter(captured, contacted, qualified)).toMatchObject({ status: 'qualified', leadScore: 90 });
    expect(rowAfter(captured, qualified, scored)).toMatchObject({ status: 'qualified', leadScore: 60 });
    expect(rowAfter(captured, qualified, closed)).toMatchObject({ status: 'closed', leadScore: 90 });
  });

  it('keeps the lead of an erased person, without the person', () => {
    const erased = { name: null, email: null, subject: null, message: null };
    const row = rowAfter({ ...captured, data: { ...captured.data, ...erased } } as LeadEvent);
    expect(row).toMatchObject({ name: '', email: '', subject: null, message: '', leadScore: 40 });
  });
});
