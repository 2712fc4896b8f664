import { deadLetterStream, mailStream } from '@aera/event-bus';
import { type ErasedSubjects, noErasedSubjects } from '@aera/service-kit';
import { expect, it } from 'vitest';
import {
  countErasedSubjects,
  mayContainErasedSubjects,
  mergeErasedSubjects,
  subtractErasedSubjects,
} from './erased-subjects.ts';

const [monday, tuesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'];
const members = (...pairs: [id: string, erasedAt: string | null][]): ErasedSubjects => ({
  ...noErasedSubjects,
  members: pairs.map(([id, erasedAt]) => ({ id, erasedAt })),
});

it('merges lists by id; the last erasure wins, and a known time wins over none', () => {
  const merged = mergeErasedSubjects(
    members(['b', monday], ['c', null]),
    members(['b', tuesday], ['a', monday]),
    members(['b', null], ['c', monday]),
  );
  expect(merged).toEqual(members(['a', monday], ['b', tuesday], ['c', monday]));
  expect(countErasedSubjects(merged)).toBe(3);
});

it('never loses a subject by merging', () => {
  expect(mergeErasedSubjects(members(['a', monday]), noErasedSubjects)).toEqual(members(['a', monday]));
});

it('finds subjects that a restored platform has not erased, or erased before their last erasure', () => {
  const listed = members(['known', monday], ['again', tuesday], ['new', tuesday], ['timeless', null]);
  const restored = members(['known', monday], ['again', monday], ['timeless', null]);
  expect(subtractErasedSubjects(listed, restored)).toEqual(members(['again', tuesday], ['new', tuesday]));
});

it('does not mix kinds of subjects', () => {
  const session: ErasedSubjects = { ...noErasedSubjects, sessions: [{ id: 'a', erasedAt: monday }] };
  expect(subtractErasedSubjects(session, members(['a', monday]))).toEqual(session);
});

it('cannot be found in queued mails and dead letters', () => {
  const retries = 'dead-letter-retries-contacts-crm';
  expect(
    [mailStream.name, deadLetterStream('contacts-crm').name, retries].map(mayContainErasedSubjects),
  ).toEqual([true, true, true]);
  expect(['contacts-crm', 'KV_delivery-attempts-contacts-crm'].map(mayContainErasedSubjects)).toEqual([
    false,
    false,
  ]);
});
