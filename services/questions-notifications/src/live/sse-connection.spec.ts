import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedPage } from './change-feed.ts';
import { createSseConnection, type ResumePosition } from './sse-connection.ts';

/** A feed with `head` entries, of which the last `known` are stored, read after a number. */
const page = (head: number, known: number, after: number): FeedPage => {
  const oldest = Math.max(1, head - known + 1);
  const numbers = Array.from({ length: head }, (_, n) => n + 1).filter((seq) => seq >= oldest && seq > after);
  return {
    head,
    oldest,
    entries: numbers.map((seq) => ({ seq, list: 'questions', data: { change: 'x', ids: [`${seq}`] } })),
  };
};
const reading = (resume: ResumePosition) => {
  const stream = createSseConnection(resume);
  return {
    ...stream,
    tellUpTo: (head: number, known = head) => stream.send(page(head, known, stream.readPosition())),
    text: () => String(stream.readable.read() ?? ''),
  };
};
const retry = 'retry: 2000\n\n';
const entry = (seq: number) => `event: questions\nid: ${seq}\ndata: {"change":"x","ids":["${seq}"]}\n\n`;
const reset = (id: number) => `event: reset\nid: ${id}\ndata: {}\n\n`;

describe('an SSE connection', () => {
  it('starts at the present and returns its position', () => {
    const stream = reading('present');
    stream.tellUpTo(7);
    expect(stream.text()).toBe(`${retry}event: sync\nid: 7\ndata: {}\n\n`);
    stream.tellUpTo(8);
    expect(stream.text()).toBe(entry(8));
  });

  it('resumes after the last delivered event', () => {
    const stream = reading(5);
    stream.tellUpTo(7);
    expect(stream.text()).toBe(retry + entry(6) + entry(7));
  });

  it('sends nothing when nothing was missed', () => {
    const stream = reading(7);
    stream.tellUpTo(7);
    expect(stream.text()).toBe(retry);
  });

  it('resumes exactly while the missed events are retained', () => {
    const [last, late] = [reading(4), reading(3)];
    last.tellUpTo(9, 5);
    late.tellUpTo(9, 5);
    expect(last.text()).toBe(retry + [5, 6, 7, 8, 9].map(entry).join(''));
    expect(late.text()).toBe(retry + reset(9));
  });

  it.each<[string, ResumePosition]>([
    ['what cannot be understood', 'unknown'],
    ['a number that was never given', 12],
  ])('restarts after %s', (_, resume) => {
    const stream = reading(resume);
    stream.tellUpTo(9);
    expect(stream.text()).toBe(retry + reset(9));
    stream.tellUpTo(10);
    expect(stream.text()).toBe(entry(10));
  });

  it('restarts when it fell behind the stored entries', () => {
    const stream = reading(1);
    stream.tellUpTo(2);
    stream.tellUpTo(20, 5);
    expect(stream.text()).toBe(retry + entry(2) + reset(20));
  });

  it('sends every entry once and in order, from any start and however the feed grows', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.nat(9), { maxLength: 20 }), (from, growth) => {
        const stream = reading(from);
        let head = from;
        for (const by of growth)
          stream.send(page((head += by), 500, Math.max(0, stream.readPosition() - by)));
        const received = [...stream.text().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
        expect(received).toEqual(Array.from({ length: head - from }, (_, n) => from + 1 + n));
      }),
    );
  });

  it('is closed when its client does not read', () => {
    const stream = reading('present');
    for (let head = 0; head < 3000; head += 1) stream.tellUpTo(head, 500);
    expect(stream.readable.destroyed).toBe(true);
  });
});
