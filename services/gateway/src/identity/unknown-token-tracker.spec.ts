import { describe, expect, it } from 'vitest';
import { createUnknownTokenTracker } from './unknown-token-tracker.ts';

describe('unknown tokens', () => {
  const ip = '203.0.113.7';
  const noteMany = (tokens: ReturnType<typeof createUnknownTokenTracker>, count: number) =>
    Array.from({ length: count }, (_, at) => tokens.record(ip, `token-${at}`));

  it('are guesses once one network has sent many different ones', () => {
    expect(noteMany(createUnknownTokenTracker(), 22)).toEqual([
      ...Array<boolean>(20).fill(false),
      true,
      true,
    ]);
  });

  it('accept repeated identical cookies', () => {
    const tokens = createUnknownTokenTracker();
    for (let time = 0; time < 100; time++) expect(tokens.record(ip, 'old')).toBe(false);
  });

  it('are counted per network, and reset after an hour', () => {
    let now = 1_000;
    const tokens = createUnknownTokenTracker(() => now);
    noteMany(tokens, 30);
    expect(tokens.record('203.0.113.8', 'one')).toBe(false);
    expect(tokens.record(ip, 'one more')).toBe(true);
    now += 60 * 60_000 + 1;
    expect(tokens.record(ip, 'another')).toBe(false);
  });
});
