import { fold } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontend, type FrontendCommand, type FrontendEvent } from './frontend.ts';

const given = deciderSpecification(frontend);
const now = '2030-01-01T00:00:00.000Z';
const [old, older] = ['00000000000000aa', '00000000000000bb'] as const;
const request = { name: 'member', by: 'steward-1', reason: 'The search is broken' };

const pinned = (version: string): FrontendEvent => ({
  type: 'FrontendPinned',
  data: { ...request, version, pinnedAt: now },
});
const unpinned: FrontendEvent = { type: 'FrontendUnpinned', data: { ...request, unpinnedAt: now } };
const pin = (version: string, expectedRevision: number): FrontendCommand => ({
  type: 'PinFrontend',
  data: { ...request, version, expectedRevision },
  now,
});
const unpin = (expectedRevision: number): FrontendCommand => ({
  type: 'UnpinFrontend',
  data: { ...request, expectedRevision },
  now,
});

describe('a frontend', () => {
  it('is pinned to a version', () => given().when(pin(old, 0)).then(pinned(old)));
  it('is pinned to another version', () => given(pinned(old)).when(pin(older, 1)).then(pinned(older)));
  it('is unpinned', () => given(pinned(old)).when(unpin(1)).then(unpinned));

  it('is idempotent for repeated calls and for the current version', () => {
    given(pinned(old)).when(pin(old, 1)).thenNothing();
    given(pinned(old)).when(pin(old, 0)).thenNothing();
    given(pinned(old), unpinned).when(unpin(1)).thenNothing();
    given().when(unpin(0)).thenNothing();
  });

  it('is rejected after a concurrent decision', () => {
    given(pinned(old)).when(pin(older, 0)).thenRejected('frontend-changed');
    given(pinned(old), unpinned).when(pin(older, 1)).thenRejected('frontend-changed');
    given(pinned(old), pinned(older)).when(unpin(1)).thenRejected('frontend-changed');
    given().when(pin(old, 3)).thenRejected('frontend-changed');
  });

  it('has the version of the last decision and counts every decision as a revision', () =>
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(old, older))), (wanted) => {
        let events: FrontendEvent[] = [];
        for (const version of wanted) {
          const state = fold(frontend, events);
          const command = version === null ? unpin(state.revision) : pin(version, state.revision);
          events = [...events, ...frontend.decide(command, state)];
        }
        expect(fold(frontend, events)).toEqual({ revision: events.length, pinned: wanted.at(-1) ?? null });
      }),
    ));
});
