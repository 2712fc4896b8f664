import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { lead, type LeadCommand } from './decide-lead.ts';
import { toPublishedMessage } from './lead-messages.ts';
import type { LeadEvent, NextStep } from './lead.ts';

const given = deciderSpecification(lead);
const details = {
  leadId: 'l',
  contactId: 'c',
  sessionId: null,
  name: 'Ada',
  email: 'ada@example.org',
  subject: null,
  message: 'Hello',
  source: 'form' as const,
  spamReasons: [],
};
const by = { leadId: 'l', stewardId: 's' };
const now = 't2';

const capture: LeadCommand = { type: 'CaptureLead', data: details, now: 't1' };
const move = (
  type: 'ContactLead' | 'QualifyLead' | 'CloseLead' | 'ReopenLead',
  leadScore?: number,
  version?: number,
): LeadCommand => ({ type, data: { ...by, leadScore, version }, now });

const captured: LeadEvent = {
  type: 'LeadCaptured',
  data: { ...details, quarantined: false, leadScore: 30, capturedAt: 't1' },
};
const contacted: LeadEvent = { type: 'LeadContacted', data: { ...by, contactedAt: now } };
const qualified = (leadScore: number): LeadEvent => ({
  type: 'LeadQualified',
  data: { ...by, leadScore, qualifiedAt: now },
});
const closed: LeadEvent = { type: 'LeadClosed', data: { ...by, reason: null, closedAt: now } };
const scored = (leadScore: number, alone = false): LeadEvent => ({
  type: 'LeadScoreOverridden',
  data: { ...by, leadScore, alone, scoredAt: now },
});

describe('capturing a lead', () => {
  it('records the message with its initial score', () => given().when(capture).then(captured));
  it('adds nothing for a repeated lead', () => given(captured).when(capture).thenNothing());
  it('records a quarantined message too', () =>
    given()
      .when({ ...capture, data: { ...details, spamReasons: ['submitted-too-fast'] } })
      .then({
        type: 'LeadCaptured',
        data: {
          ...details,
          spamReasons: ['submitted-too-fast'],
          quarantined: true,
          leadScore: 30,
          capturedAt: 't1',
        },
      }));
});

describe('changing the status of a lead', () => {
  it('marks it contacted', () => given(captured).when(move('ContactLead')).then(contacted));
  it('qualifies it as high', () => given(captured).when(move('QualifyLead')).then(qualified(90)));
  it('qualifies it with the score that the steward gives', () =>
    given(captured).when(move('QualifyLead', 75)).then(qualified(75)));
  it('closes it', () => given(captured, qualified(90)).when(move('CloseLead')).then(closed));

  it('allows any status after any other', () => {
    given(captured, closed).when(move('ContactLead')).then(contacted);
    given(captured, contacted, closed).when(move('QualifyLead')).then(qualified(90));
    given(captured, qualified(90)).when(move('ContactLead')).then(contacted);
  });

  it('adds nothing when the lead exists', () => {
    given(captured, contacted).when(move('ContactLead')).thenNothing();
    given(captured, qualified(60)).when(move('QualifyLead')).thenNothing();
    given(captured, closed).when(move('CloseLead')).thenNothing();
  });

  it('records a score override with the change, or without one', () => {
    given(captured).when(move('ContactLead', 60)).then(contacted, scored(60));
    given(captured, contacted).when(move('ContactLead', 60)).then(scored(60, true));
    given(captured, qualified(90)).when(move('QualifyLead', 60)).then(scored(60, true));
    given(captured, qualified(90)).when(move('CloseLead', 0)).then(closed, scored(0));
    given(captured, contacted, scored(60)).when(move('ContactLead', 60)).thenNothing();
  });

  it('is rejected without such a lead', () => {
    given().when(move('ContactLead')).thenRejected('lead-not-found');
    given().when(move('QualifyLead')).thenRejected('lead-not-found');
    given().when(move('CloseLead')).thenRejected('lead-not-found');
  });
});

describe('two concurrent stewards', () => {
  it('rejects the second command with a version conflict', () => {
    given(captured, contacted)
      .when(move('CloseLead', undefined, 1))
      .thenRejected('lead-changed');
    given(captured, contacted)
      .when(move('CloseLead', undefined, 2))
      .then(closed);
  });
  it('agree when both request the same', () =>
    given(captured, contacted)
      .when(move('ContactLead', undefined, 1))
      .thenNothing());
});

describe('closing and reopening', () => {
  const spam: LeadEvent = { type: 'LeadClosed', data: { ...by, reason: 'spam', closedAt: now } };
  const reopened = (status: 'new' | 'qualified'): LeadEvent => ({
    type: 'LeadReopened',
    data: { ...by, status, reopenedAt: now },
  });

  it('records the reason', () =>
    given(captured)
      .when({ type: 'CloseLead', data: { ...by, reason: 'spam' }, now })
      .then(spam));
  it('records another reason for a closed lead, once', () => {
    const answered: LeadEvent = { type: 'LeadClosed', data: { ...by, reason: 'answered', closedAt: now } };
    const closeWith = (reason?: 'answered' | 'spam', version?: number): LeadCommand => ({
      type: 'CloseLead',
      data: { ...by, reason, version },
      now,
    });
    given(captured, answered).when(closeWith('spam')).then(spam);
    given(captured, answered).when(closeWith('spam', 1)).thenRejected('lead-changed');
    given(captured, answered, spam).when(closeWith('spam', 2)).thenNothing();
    given(captured, answered).when(closeWith()).thenNothing();
  });
  it('restores the status from before it was closed', () => {
    given(captured, closed).when(move('ReopenLead')).then(reopened('new'));
    given(captured, qualified(90), closed).when(move('ReopenLead')).then(reopened('qualified'));
  });
  it('restores that status also after the score changed', () => {
    const cleared: LeadEvent = { type: 'LeadScoreOverrideCleared', data: { ...by, clearedAt: now } };
    given(captured, qualified(90), closed, cleared).when(move('ReopenLead')).then(reopened('qualified'));
    given(captured, closed, scored(60, true)).when(move('ReopenLead')).then(reopened('new'));
  });
  it('adds nothing for an open lead', () => given(captured).when(move('ReopenLead')).thenNothing());
});

describe('undoing a change', () => {
  const undo = (version: number): LeadCommand => ({ type: 'UndoLeadChange', data: { ...by, version }, now });
  const undone = (status: 'new' | 'contacted', leadScore: number): LeadEvent => ({
    type: 'LeadChangeUndone',
    data: { ...by, status, leadScore, reason: null, undoneAt: now },
  });

  it('restores status and score', () => {
    given(captured, contacted, qualified(90)).when(undo(3)).then(undone('contacted', 30));
    given(captured, contacted, scored(60)).when(undo(3)).then(undone('new', 30));
    given(captured, contacted, scored(60, true)).when(undo(3)).then(undone('contacted', 30));
  });
  it('is rejected after another change', () =>
    given(captured, contacted, closed).when(undo(2)).thenRejected('lead-changed'));
  it('is rejected without a change, and undoes one step only', () => {
    given(captured).when(undo(1)).thenRejected('nothing-to-undo');
    given(captured, contacted, undone('new', 30)).when(undo(3)).thenRejected('nothing-to-undo');
  });
});

describe('a score override', () => {
  const give = (leadScore: number | null, version?: number): LeadCommand => ({
    type: 'OverrideLeadScore',
    data: { ...by, leadScore, version },
    now,
  });
  const cleared: LeadEvent = { type: 'LeadScoreOverrideCleared', data: { ...by, clearedAt: now } };
  const undo = (version: number): LeadCommand => ({ type: 'UndoLeadChange', data: { ...by, version }, now });

  it('is possible without a status change, also with the message score', () => {
    given(captured).when(give(75)).then(scored(75, true));
    given(captured).when(give(30)).then(scored(30, true));
    given(captured, contacted).when(move('ContactLead', 30)).then(scored(30, true));
    given(captured, scored(75, true)).when(give(75)).thenNothing();
  });
  it('is cleared, once', () => {
    given(captured, qualified(90)).when(give(null)).then(cleared);
    given(captured, qualified(90), cleared).when(give(null)).thenNothing();
    given(captured).when(give(null)).thenNothing();
  });
  it('is restored by undoing its removal', () => {
    const back: LeadEvent = {
      type: 'LeadChangeUndone',
      data: { ...by, status: 'qualified', leadScore: 90, reason: null, undoneAt: now },
    };
    given(captured, qualified(90), cleared).when(undo(3)).then(back);
    given(captured, qualified(90), cleared, back).when(give(90)).thenNothing();
    given(captured, qualified(90), cleared, back).when(give(null)).then(cleared);
  });
  it('is rejected for a changed lead, and without one', () => {
    given(captured, contacted).when(give(75, 1)).thenRejected('lead-changed');
    given().when(give(75)).thenRejected('lead-not-found');
  });
});

describe('quarantine', () => {
  const suspect: LeadEvent = {
    type: 'LeadCaptured',
    data: {
      ...details,
      spamReasons: ['submitted-too-fast'],
      quarantined: true,
      leadScore: 30,
      capturedAt: 't1',
    },
  };
  const release: LeadCommand = { type: 'ReleaseLead', data: by, now };
  const markAsSpam: LeadCommand = { type: 'MarkLeadAsSpam', data: by, now };
  const releasedAs = (isFirst: boolean): LeadEvent => ({
    type: 'LeadReleased',
    data: { ...by, contactId: 'c', isFirst, releasedAt: now },
  });
  const [released, releasedAgain] = [releasedAs(true), releasedAs(false)];
  const markedAsSpam: LeadEvent = { type: 'LeadMarkedAsSpam', data: { ...by, markedAsSpamAt: now } };

  it('releases a quarantined message', () => given(suspect).when(release).then(released));
  it('accepts a lead that a steward marks as spam', () =>
    given(captured).when(markAsSpam).then(markedAsSpam));
  it('rejects a change of a lead that changed since the steward saw it', () => {
    given(suspect, released, contacted)
      .when({ ...markAsSpam, data: { ...by, version: 1 } })
      .thenRejected('lead-changed');
    given(captured, contacted, markedAsSpam)
      .when({ ...release, data: { ...by, version: 1 } })
      .thenRejected('lead-changed');
  });
  it('is idempotent', () => {
    given(suspect, released).when(release).thenNothing();
    given(suspect).when(markAsSpam).thenNothing();
    given(captured, markedAsSpam).when(release).then(releasedAgain);
  });
  it('publishes a lead once, when it first leaves the quarantine', () => {
    given(suspect, released, markedAsSpam).when(release).then(releasedAgain);
    const published = [captured, suspect, released, releasedAgain].map((event) => toPublishedMessage(event));
    expect(published.map((message) => message !== null)).toEqual([true, false, true, false]);
  });
});

describe('working on a lead', () => {
  const own = (from: string | null, to: string | null): LeadCommand => ({
    type: 'AssignLead',
    data: { ...by, from, to },
    now,
  });
  const owned = (owner: string | null): LeadEvent => ({
    type: 'LeadAssigned',
    data: { ...by, owner, assignedAt: now },
  });
  const plan = (from: NextStep | null, next: NextStep | null): LeadCommand => ({
    type: 'SetNextStep',
    data: { ...by, from, next },
    now,
  });
  const call: NextStep = { step: 'Call', dueAt: null };
  const planned = (step: string | null, dueAt: string | null): LeadEvent => ({
    type: 'LeadNextStepSet',
    data: { ...by, contactId: 'c', planned: step !== null, step, dueAt, plannedAt: now },
  });
  const snooze = (snoozedUntil: string | null): LeadCommand => ({
    type: 'SnoozeLead',
    data: { ...by, snoozedUntil },
    now: '2026-03-01T00:00:00.000Z',
  });
  const snoozed = (snoozedUntil: string | null): LeadEvent => ({
    type: 'LeadSnoozed',
    data: { ...by, snoozedUntil, snoozedAt: '2026-03-01T00:00:00.000Z' },
  });
  const note: LeadCommand = { type: 'AddLeadNote', data: { ...by, noteId: 'n', text: 'Called' }, now };
  const noted: LeadEvent = {
    type: 'LeadNoteAdded',
    data: { ...by, contactId: 'c', noteId: 'n', text: 'Called', notedAt: now },
  };

  it('records a note once', () => {
    given(captured).when(note).then(noted);
    given(captured, noted).when(note).thenNothing();
  });
  it('assigns it to one steward at a time', () => {
    given(captured).when(own(null, 'a')).then(owned('a'));
    given(captured, owned('a')).when(own(null, 'b')).thenRejected('lead-assignment-conflict');
    given(captured, owned('a')).when(own('a', null)).then(owned(null));
    given(captured, owned('a')).when(own(null, 'a')).thenNothing();
  });
  it('sets and removes a next step', () => {
    given(captured).when(plan(null, call)).then(planned('Call', null));
    given(captured, planned('Call', null)).when(plan(null, call)).thenNothing();
    given(captured, planned('Call', null)).when(plan(call, null)).then(planned(null, null));
    given(captured).when(plan(call, null)).thenNothing();
  });
  it('changes only the next step that the steward saw', () => {
    given(captured, planned('Write', null)).when(plan(null, call)).thenRejected('lead-next-step-conflict');
    given(captured, planned('Write', null)).when(plan(call, null)).thenRejected('lead-next-step-conflict');
    given(captured, planned('Call', '2026-05-01T00:00:00.000Z'))
      .when(plan(call, null))
      .thenRejected('lead-next-step-conflict');
  });
  it('records no text about an erased person', () => {
    const erased: LeadEvent = {
      type: 'LeadCaptured',
      data: {
        ...details,
        name: null,
        email: null,
        message: null,
        quarantined: false,
        leadScore: 30,
        capturedAt: 't1',
      },
    };
    const erasedStep: LeadEvent = {
      type: 'LeadNextStepSet',
      data: { ...by, contactId: 'c', planned: true, step: null, dueAt: null, plannedAt: now },
    };
    given(erased).when(note).thenRejected('lead-erased');
    given(erased, noted).when(note).thenNothing();
    given(erased).when(plan(null, call)).thenRejected('lead-erased');
    given(erased, erasedStep)
      .when(plan({ step: '', dueAt: null }, null))
      .then(planned(null, null));
  });
  it('snoozes it until a future time', () => {
    const may = '2026-05-01T00:00:00.000Z';
    given(captured).when(snooze(may)).then(snoozed(may));
    given(captured, snoozed(may)).when(snooze(may)).thenNothing();
    given(captured, snoozed(may)).when(snooze(null)).then(snoozed(null));
    given(captured).when(snooze('2026-02-01T00:00:00.000Z')).thenRejected('snooze-until-in-past');
  });
});
