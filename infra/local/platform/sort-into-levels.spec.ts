import { describe, expect, it } from 'vitest';
import { sortIntoLevels } from './sort-into-levels.ts';

const item = (name: string, ...needs: string[]) => ({ name, needs });
const names = (items: { name: string; needs: string[] }[]) =>
  sortIntoLevels(items).map((level) => level.map(({ name }) => name));

describe('startup levels', () => {
  it('start dependencies first and the rest in parallel', () =>
    expect(
      names([
        item('gateway', 'a', 'b'),
        item('a', 'postgres', 'nats'),
        item('b', 'nats'),
        item('nats'),
        item('postgres'),
      ]),
    ).toEqual([['nats', 'postgres'], ['a', 'b'], ['gateway']]));

  it('treat dependencies outside the list as running: they are external', () =>
    expect(names([item('a', 'postgres')])).toEqual([['a']]));

  it('reject a cycle', () =>
    expect(() => names([item('a', 'b'), item('b', 'a')])).toThrow('depend on each other: a, b'));
});
