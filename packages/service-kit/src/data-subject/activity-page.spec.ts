import type { TimelineCursor } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { toActivityPage, toSqlCursor, toTimelinePage, listVisitorSessions } from './activity-page.ts';

const session = '0000000a-0000-4000-8000-000000000001';

describe('the cursor of a timeline', () => {
  it('is behind everything by default', () => {
    expect(toSqlCursor(null)).toEqual({ at: '9999-12-31T23:59:59.999Z', id: '' });
  });

  it.each([
    ['2026-03-01T10:00:00.123456Z', '2026-03-01T10:00:00.123Z'],
    ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
    ['0000-01-01T00:00:00+23:59', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59-23:59', '9999-12-31T23:59:59.999Z'],
  ])('has milliseconds, and compares as text: %s', (at, expected) => {
    expect(toSqlCursor({ at, id: 'x' })).toEqual({ at: expected, id: 'x' });
  });
});

describe('the visitor sessions of a person', () => {
  it('are distinct UUIDs', () => {
    expect(
      listVisitorSessions({ sessions: [session, session.toUpperCase(), 'unknown', '', '\u0000'] }),
    ).toEqual([session]);
  });
});

describe('a page of activity', () => {
  it('contains activities before a cursor, newest first, and by id at equal times', () => {
    const item = (id: string, second: number) =>
      ({ kind: 'visitor-erased', id, at: `2026-03-01T10:00:0${second}.000Z`, link: 'session' }) as const;
    const items = [item('a', 1), item('c', 1), item('z', 0), item('b', 1), item('a', 2)];
    const ids = (before: TimelineCursor | null, limit: number) => {
      const page = toTimelinePage(items, { before, limit });
      return [...page.items.map(({ id, at }) => `${id}${at.slice(18, 19)}`), page.more];
    };
    expect(ids(null, 9)).toEqual(['a2', 'c1', 'b1', 'a1', 'z0', false]);
    expect(ids(item('c', 1), 2)).toEqual(['b1', 'a1', true]);
    expect(ids(item('a', 0), 2)).toEqual([false]);
  });

  it('reports whether more rows exist, without the extra row', () => {
    const item = (id: string) =>
      ({ kind: 'visitor-erased', id, at: '2026-03-01T10:00:00.000Z', link: 'session' }) as const;
    expect(toActivityPage([item('b'), item('a')], 1)).toMatchObject({ items: [{ id: 'b' }], more: true });
    expect(toActivityPage([item('b')], 1)).toMatchObject({ items: [{ id: 'b' }], more: false });
  });
});
