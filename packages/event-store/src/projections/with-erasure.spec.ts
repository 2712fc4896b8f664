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
  const said = defineProjection({
    streams: [stream],
    name: 'said',
    tables: [],
    apply: async (events) => void done.push(events.map(({ type, data }) => `${type} ${data.by}`).join()),
  });
  const forgetful = withErasure(said, {
    streams: [stream],
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
