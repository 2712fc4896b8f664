import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCursorFormat, escapeLike } from './paging.ts';

describe('a cursor', () => {
  const cursor = createCursorFormat(z.tuple([z.iso.datetime(), z.uuid()]));
  const values: [string, string] = ['2026-03-01T10:00:00.000Z', '0190c1a2-0000-7000-8000-000000000001'];

  it('round-trips and is URL-safe', () => {
    expect(cursor.parse(cursor.format(values))).toEqual(values);
    expect(cursor.format(values)).toMatch(/^[\w-]+$/);
  });

  it.each([
    ['no JSON', 'abc'],
    ['nothing', ''],
    ['other values', createCursorFormat(z.unknown()).format(['now', values[1]])],
    ['more values', createCursorFormat(z.unknown()).format([...values, 1])],
  ])('is rejected with %s', (_, text) => {
    expect(() => cursor.parse(text)).toThrow(
      expect.objectContaining({ status: 400, code: 'invalid-request' }) as Error,
    );
  });
});

describe('escapeLike', () => {
  it('escapes wildcards and the escape character', () => {
    expect(escapeLike(String.raw`50%_a\b`)).toBe(String.raw`50\%\_a\\b`);
  });
});
