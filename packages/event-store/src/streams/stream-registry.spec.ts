import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../event.ts';
import { defineAppendOnlyStream, isEventOf } from './define-stream.ts';
import { createStreamRegistry } from './stream-registry.ts';

type Seen = { type: 'Seen'; data: object };
const stewards = defineAppendOnlyStream<Seen>('steward');
const stewardEmails = defineAppendOnlyStream<Seen>('steward-email');
const roleAssignments = defineAppendOnlyStream<Seen, []>('steward-roles', { isSingle: true });
const persons = defineAppendOnlyStream<Seen, []>('persons', { isSingle: true });

describe('the stream definition of an id', () => {
  const { find } = createStreamRegistry([stewards, roleAssignments, persons, stewardEmails]);

  it.each([
    ['steward-1', stewards],
    ['steward-email-1', stewardEmails],
    ['steward-emails', stewards],
    ['steward-roles', roleAssignments],
    ['steward-roles-archive', stewards],
    ['persons', persons],
    ['persons-1', undefined],
    ['steward', undefined],
    ['stewards-1', undefined],
    ['other-1', undefined],
  ])('of %s has the longest matching category', (streamId, definition) => {
    expect(find(streamId)).toBe(definition);
  });
});

it('rejects two definitions with one category', () => {
  const others = defineAppendOnlyStream<Seen, []>('steward', { isSingle: true });
  expect(() => createStreamRegistry([stewards, others])).toThrow('Two streams have the category steward.');
});

it('joins the parts of an id, unless the definition says otherwise', () => {
  const votes = defineAppendOnlyStream<Seen, [questionId: string, voterId: string]>('vote');
  const lower = defineAppendOnlyStream<Seen>('lead', { id: (leadId: string) => leadId.toLowerCase() });
  expect(votes.streamId('q', 'v')).toBe('vote-q-v');
  expect(lower.streamId('A')).toBe('lead-a');
  expect(roleAssignments.streamId()).toBe('steward-roles');
});

it('distinguishes events by stream, also with equal types', () => {
  const event = (stream: string) => ({ type: 'Seen', stream }) as StoredEvent;
  const isOfSteward = isEventOf(stewards, roleAssignments);
  expect(
    ['steward', 'steward-roles', 'steward-email', ''].map((stream) => isOfSteward(event(stream))),
  ).toEqual([true, true, false, false]);
});
