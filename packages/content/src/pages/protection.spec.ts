import { describe, expect, it } from 'vitest';
import { FalseAuthorities } from '../schema/false-authorities.ts';
import { Protection, Scenario } from '../schema/protection.ts';
import { falseAuthorities } from './false-authorities.ts';
import { protection } from './protection.ts';

describe('the situations', () => {
  const [identity] = protection.scenarios.items;

  it('have an example with consecutive days', () => {
    const timeline = identity?.example.timeline.toReversed();
    const backwards = { ...identity, example: { ...identity?.example, timeline } };
    expect(Scenario.safeParse(identity).success).toBe(true);
    expect(Scenario.safeParse(backwards).success).toBe(false);
  });

  it.each(protection.scenarios.items)('stay within the days that the $id example names', ({ example }) => {
    const at = (words: RegExp) => {
      const found = example.timeline.find(({ text }) => words.test(text));
      return found && Date.parse(found.date) / 86_400_000;
    };
    const start = Date.parse(example.timeline[0]?.date ?? '') / 86_400_000;
    expect((at(/72 hours/) ?? 0) - start).toBeLessThanOrEqual(3);
    expect((at(/30 days/) ?? 0) - start).toBeLessThanOrEqual(30);
    const notice = at(/notices? (sent|to)/i);
    expect(at(/10-day/)).toBe(notice && notice + 10);
  });
});

it('links both calls to action to the booking', () => {
  const elsewhere = { kind: 'external', url: 'https://elsewhere.example/' };
  const moved = { ...protection, begin: { ...protection.begin, to: elsewhere } };
  expect(Protection.safeParse(moved).success).toBe(false);
});

it('keeps the institutions in the order of their kinds', () => {
  const authorities = falseAuthorities.authorities.toReversed();
  expect(FalseAuthorities.safeParse({ ...falseAuthorities, authorities }).success).toBe(false);
});
