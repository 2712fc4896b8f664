import { expect, it } from 'vitest';
import type { StoredEvent } from '../event.ts';
import { withErasure } from './with-erasure.ts';
import { defineProjection, type ProjectionContext } from './projection.ts';

type Event = { type: 'Said'; data: { by: string } } | { type: 'Gone'; data: { by: string } };
const event = (type: Event['type'], by: string) => ({ type, data: { by } }) as StoredEvent<Event>;

it('clears a person in the order of the log, between what came before and after', async () => {
  const done: string[] = [];
  const said = defineProjection<Event>({
    name: 'said',
    tables: [],
    apply: async (events) => void done.push(events.map(({ type, data }) => `${type} ${data.by}`).join()),
  });
  const forgetful = withErasure(said, {
    erased: ({ type, data }) => (type === 'Gone' ? data.by : null),
    clear: async (by) => void done.push(`clear ${by}`),
  });
  const context = {} as ProjectionContext;
  await forgetful.apply(
    [event('Said', 'a'), event('Said', 'b'), event('Gone', 'a'), event('Gone', 'b'), event('Said', 'c')],
    context,
  );
  expect(done).toEqual(['Said a,Said b', 'clear a', 'clear b', 'Said c']);
  await forgetful.apply([event('Gone', 'c')], context);
  expect(done.slice(4)).toEqual(['clear c']);
});
