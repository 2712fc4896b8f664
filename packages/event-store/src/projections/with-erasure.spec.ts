import { expect, it } from 'vitest';
import { defineAppendOnlyStream, type StreamEvent } from '../streams/define-stream.ts';
import { withErasure } from './with-erasure.ts';
import { defineProjection, type ProjectionContext } from './projection.ts';

type Event = { type: 'Said'; data: { by: string } } | { type: 'Gone'; data: { by: string } };
const stream = defineAppendOnlyStream<Event>('note');
const event = (type: Event['type'], by: string) =>
  ({ type, data: { by }, stream: 'note' }) as StreamEvent<typeof stream>;

it('erases a person in the order of the log, between earlier and later events', async () => {
  const done: string[] = [];
  const statements = defineProjection({
    streams: [stream],
    name: 'statements',
    tables: [],
    apply: async (events) => void done.push(events.map(({ type, data }) => `${type} ${data.by}`).join()),
  });
  const erasing = withErasure(statements, {
    streams: [stream],
    readErasedId: ({ type, data }) => (type === 'Gone' ? data.by : null),
    erase: async (by) => void done.push(`clear ${by}`),
  });
  const context = {} as ProjectionContext;
  await erasing.apply(
    [event('Said', 'a'), event('Said', 'b'), event('Gone', 'a'), event('Gone', 'b'), event('Said', 'c')],
    context,
  );
  expect(done).toEqual(['Said a,Said b', 'clear a', 'clear b', 'Said c']);
  await erasing.apply([event('Gone', 'c')], context);
  expect(done.slice(4)).toEqual(['clear c']);
});
