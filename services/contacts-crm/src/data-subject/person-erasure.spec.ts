import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { personErasure, type PersonErasureCommand } from './decide-person-erasure.ts';
import type { PersonErasureEvent } from './person-erasure.ts';

const given = deciderSpecification(personErasure);
const by = { erasureId: 'e', stewardId: 's' };
const keys = { sessions: ['v'], members: [], emails: ['ada@example.org'] };
const asked = { contactIds: ['c', 'd'], referenceIds: ['hash of v'], keys, reason: 'They asked for it.' };
const begin: PersonErasureCommand = {
  type: 'StartErasure',
  data: { ...by, requestedId: 'c', ...asked },
  now: 't1',
};
const begun: PersonErasureEvent = { type: 'PersonErasureStarted', data: { ...by, ...asked, begunAt: 't1' } };
const note = (service: string, erased = 1): PersonErasureCommand => ({
  type: 'RecordErasedAtService',
  data: { ...by, service, erased },
  now: 't2',
});
const erasedAt = (service: string, erased = 1): PersonErasureEvent => ({
  type: 'PersonErasedAtService',
  data: { ...by, service, erased, erasedAt: 't2' },
});
const end: PersonErasureCommand = {
  type: 'CompleteErasure',
  data: { ...by, services: ['one', 'two'] },
  now: 't3',
};
const ended: PersonErasureEvent = { type: 'PersonErasureCompleted', data: { ...by, erasedAt: 't3' } };

describe('the erasure of a person', () => {
  it('records who requested it, for whom and why', () => given().when(begin).then(begun));
  it('resumes on a repeated request for any contact of the person', () => {
    given(begun).when(begin).thenNothing();
    given(begun)
      .when({ ...begin, data: { ...begin.data, requestedId: 'd' } })
      .thenNothing();
    given(begun, erasedAt('one'), erasedAt('two'), ended).when(begin).thenNothing();
  });
  it('resumes on a repeated request for any other reference to the person', () => {
    const byReference = { ...begin, data: { ...begin.data, requestedId: 'hash of v' } };
    given().when(byReference).then(begun);
    given(begun).when(byReference).thenNothing();
    given(begun, erasedAt('one'), erasedAt('two'), ended).when(byReference).thenNothing();
  });
  it('is rejected for another person', () =>
    given(begun)
      .when({ ...begin, data: { ...begin.data, requestedId: 'x', contactIds: ['x'] } })
      .thenRejected('erasure-of-another'));
  it('records each service once, with its first count', () => {
    given(begun).when(note('one')).then(erasedAt('one'));
    given(begun, erasedAt('one')).when(note('one', 0)).thenNothing();
    given(begun, erasedAt('one')).when(note('two')).then(erasedAt('two'));
  });
  it('completes once, when every service has erased', () => {
    given(begun, erasedAt('one')).when(end).thenRejected('erasure-unfinished');
    given().when(end).thenRejected('erasure-unfinished');
    given(begun, erasedAt('one'), erasedAt('two', 0)).when(end).then(ended);
    given(begun, erasedAt('one'), erasedAt('two'), ended).when(end).thenNothing();
  });
  it('adds nothing after completion', () =>
    given(begun, erasedAt('one'), erasedAt('two'), ended).when(note('three')).thenNothing());
});
