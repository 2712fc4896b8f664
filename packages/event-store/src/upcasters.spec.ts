import { describe, expect, it } from 'vitest';
import { readCurrentVersion, upcast } from './upcasters.ts';

interface V1 {
  name: string;
}
interface V2 {
  first: string;
}
const upcasters = {
  Named: [({ name }: V1): V2 => ({ first: name }), ({ first }: V2) => ({ first, last: null })],
};

describe('upcasting', () => {
  it('converts an old event through every later version', () => {
    expect(upcast(upcasters, 'Named', 1, { name: 'Ada' })).toEqual({ first: 'Ada', last: null });
    expect(upcast(upcasters, 'Named', 2, { first: 'Ada' })).toEqual({ first: 'Ada', last: null });
  });

  it('keeps current and later versions and other types unchanged', () => {
    const data = { name: 'Ada' };
    expect(upcast(upcasters, 'Named', 3, data)).toBe(data);
    expect(upcast(upcasters, 'Named', 4, data)).toBe(data);
    expect(upcast(upcasters, 'Other', 1, data)).toBe(data);
    expect(upcast(upcasters, 'toString', 1, data)).toBe(data);
  });

  it('stores new events with the last version', () => {
    expect(['Named', 'Other', 'toString'].map((type) => readCurrentVersion(upcasters, type))).toEqual([
      3, 1, 1,
    ]);
  });
});
