import { describe, expect, it } from 'vitest';
import { isTransientError } from './to-problem.ts';

const failure = (code?: string) => Object.assign(new Error('x'), { code });

describe('a transient error', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', 'event-store-unavailable', 'overloaded'])(
    'is one with code %s',
    (code) => {
      expect(isTransientError(failure(code))).toBe(true);
    },
  );

  it.each([undefined, '23505', 'lead-closed', 'ENOENT'])('is not code %s', (code) => {
    expect(isTransientError(failure(code))).toBe(false);
  });
});
