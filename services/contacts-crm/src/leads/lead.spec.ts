import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { lead, type LeadCommand } from './decide-lead.ts';
import type { LeadEvent } from './lead.ts';

const given = specFor(lead);
const details = {
  leadId: 'l',
  contactId: 'c',
  name: 'Ada',
  email: 'ada@example.org',
  subject: null,
  message: 'Hello',
  suspected: false,
};
const by = { leadId: 'l', stewardId: 's' };
const now = 't2';

const capture: LeadCommand = { type: 'CaptureLead', data: details, now: 't1' };
const move = (type: Exclude<LeadCommand['type'], 'CaptureLead'>, leadScore?: number): LeadCommand => ({
  type,
  data: { ...by, leadScore },
  now,
});

const captured: LeadEvent = { type: 'LeadCaptured', data: { ...details, leadScore: 30, capturedAt: 't1' } };
const contacted: LeadEvent = { type: 'LeadContacted', data: { ...by, contactedAt: now } };
const qualified = (leadScore: number): LeadEvent => ({
  type: 'LeadQualified',
  data: { ...by, leadScore, qualifiedAt: now },
});
const closed: LeadEvent = { type: 'LeadClosed', data: { ...by, closedAt: now } };
const scored = (leadScore: number): LeadEvent => ({
  type: 'LeadScored',
  data: { ...by, leadScore, scoredAt: now },
});

describe('capturing a lead', () => {
  it('keeps what was written, with a first score', () => given().when(capture).then(captured));
  it('adds nothing when the same one comes again', () => given(captured).when(capture).thenNothing());
  it('keeps a suspected one too', () =>
    given()
      .when({ ...capture, data: { ...details, suspected: true } })
      .then({
        type: 'LeadCaptured',
        data: { ...details, suspected: true, leadScore: 30, capturedAt: 't1' },
      }));
});

describe('moving a lead along', () => {
  it('marks it contacted', () => given(captured).when(move('ContactLead')).then(contacted));
  it('qualifies it as high', () => given(captured).when(move('QualifyLead')).then(qualified(90)));
  it('qualifies it at the score the steward gives', () =>
    given(captured).when(move('QualifyLead', 75)).then(qualified(75)));
  it('closes it', () => given(captured, qualified(90)).when(move('CloseLead')).then(closed));

  it('goes back from any status to any other', () => {
    given(captured, closed).when(move('ContactLead')).then(contacted);
    given(captured, contacted, closed).when(move('QualifyLead')).then(qualified(90));
    given(captured, qualified(90)).when(move('ContactLead')).then(contacted);
  });

  it('adds nothing when it is there already', () => {
    given(captured, contacted).when(move('ContactLead')).thenNothing();
    given(captured, qualified(60)).when(move('QualifyLead')).thenNothing();
    given(captured, closed).when(move('CloseLead')).thenNothing();
  });

  it('records a score of the steward’s own with the move, or without one', () => {
    given(captured).when(move('ContactLead', 60)).then(contacted, scored(60));
    given(captured, contacted).when(move('ContactLead', 60)).then(scored(60));
    given(captured, qualified(90)).when(move('QualifyLead', 60)).then(scored(60));
    given(captured, qualified(90)).when(move('CloseLead', 0)).then(closed, scored(0));
    given(captured, contacted, scored(60)).when(move('ContactLead', 60)).thenNothing();
  });

  it('is rejected when there is no such lead', () => {
    given().when(move('ContactLead')).thenRejected('lead-not-found');
    given().when(move('QualifyLead')).thenRejected('lead-not-found');
    given().when(move('CloseLead')).thenRejected('lead-not-found');
  });
});
