import type { EventView } from '@aera/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TraceNode, buildTraceTree, type ServiceEvent } from './trace-tree.ts';

const createEvent = (id: string, causationId: string | null, second = 0): ServiceEvent => ({
  service: 'questions-notifications',
  event: {
    id,
    causationId,
    recordedAt: `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`,
  } as EventView,
});

const listIds = (nodes: readonly TraceNode[]): unknown[] =>
  nodes.map(({ event, caused }) => (caused.length > 0 ? [event.id, listIds(caused)] : event.id));

it('nests events under their cause, events without a cause first', () => {
  const roots = buildTraceTree([
    createEvent('received', 'asked', 3),
    createEvent('asked', 'request', 1),
    createEvent('noted', 'asked', 2),
    createEvent('other', null, 0),
  ]);
  expect(roots.map(({ cause, caused }) => [cause, listIds(caused)])).toEqual([
    [null, ['other']],
    ['request', [['asked', ['noted', 'received']]]],
  ]);
});

it('contains every event once for any causation', () => {
  const count = (nodes: readonly TraceNode[]): string[] =>
    nodes.flatMap(({ event, caused }) => [event.id, ...count(caused)]);
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const events = fc.uniqueArray(fc.tuple(id, fc.option(fc.oneof(id, fc.constant('outside')))), {
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(events, (some) => {
      const roots = buildTraceTree(some.map(([name, cause]) => createEvent(name, cause)));
      expect(roots.flatMap(({ caused }) => count(caused)).toSorted()).toEqual(
        some.map(([name]) => name).toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});
