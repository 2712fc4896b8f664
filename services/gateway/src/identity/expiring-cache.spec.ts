import { describe, expect, it } from 'vitest';
import { expiringCache } from './expiring-cache.ts';

describe('a bounded cache', () => {
  it('forgets an entry when its time is over', () => {
    let now = 0;
    const cache = expiringCache<number>(10, () => now);
    cache.set('a', 1, 100);
    now = 99;
    expect(cache.get('a')).toBe(1);
    now = 100;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('makes room by what was unused for longest', () => {
    const cache = expiringCache<number>(2);
    cache.set('a', 1, 1000);
    cache.set('b', 2, 1000);
    cache.get('a');
    cache.set('c', 3, 1000);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('replaces an entry without pushing out another', () => {
    const cache = expiringCache<number>(2);
    cache.set('a', 1, 1000);
    cache.set('b', 2, 1000);
    cache.set('b', 3, 1000);
    expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
  });

  it('deletes by value', () => {
    const cache = expiringCache<number>(3);
    cache.set('a', 1, 1000);
    cache.set('b', 2, 1000);
    cache.deleteWhere((value) => value === 1);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  });
});
