import { expect, it } from 'vitest';
import { RevisionConflict } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { handleCommand } from './handle-command.ts';
import { countDecider } from './testing/test-store.ts';

it('reads only the later events after a write conflict', async () => {
  const counted = { type: 'Counted', data: { by: 1 } };
  const log: NewEvent[] = [counted, counted, counted];
  const revisionsRead: number[] = [];
  const stream = {
    id: 'count-1',
    async readAfter(revision: number) {
      revisionsRead.push(revision);
      return log.map((event, index) => ({ ...event, revision: index + 1 }) as StoredEvent).slice(revision);
    },
    async append(events: NewEvent[], expected: number) {
      // Another writer is faster, twice.
      if (log.length < 5) log.push(counted);
      if (expected !== log.length) throw new RevisionConflict('count-1', expected, log.length);
      log.push(...events);
      return { revision: log.length, position: log.length, events: [] };
    },
  };
  const result = await handleCommand(stream, countDecider as never, { add: 2 }, {});
  expect(result).toMatchObject({ state: { sum: 7 }, revision: 6 });
  expect(revisionsRead).toEqual([0, 3, 4]);
});
