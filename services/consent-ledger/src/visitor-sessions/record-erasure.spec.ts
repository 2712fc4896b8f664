import type { EventStore } from '@aera/event-store';
import { expect, it } from 'vitest';
import { recordErasure } from './record-erasure.ts';

it('deletes the key before and after it records the erasure', async () => {
  const steps: string[] = [];
  const store = {
    eraseSubject: async (sessionId: string) => {
      await Promise.resolve();
      steps.push(`destroyed ${sessionId}`);
    },
    stream: () => ({
      append: async () => {
        steps.push('recorded');
        return { events: [{ id: 'e1' }] };
      },
    }),
  } as unknown as EventStore;
  await recordErasure(store, { sessionId: 's1', consentIds: [], now: '2026-01-01T00:00:00.000Z' }, {});
  expect(steps).toEqual(['destroyed s1', 'recorded', 'destroyed s1']);
});
