import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PersonRef } from '../data-subject/data-subject.schemas.ts';
import { formatPersonRef, isPersistentSession, parsePersonRef } from './person-ref.ts';

const reference = fc.record({
  by: fc.constantFrom('contact', 'session', 'member'),
  id: fc.uuid({ version: [1, 4, 7] }),
});

describe('a reference to a person', () => {
  it('round-trips and satisfies the contract', () =>
    fc.assert(
      fc.property(reference, (one) => {
        const written = formatPersonRef(one);
        expect(parsePersonRef(written)).toEqual(one);
        expect(PersonRef.safeParse(written).success).toBe(true);
      }),
    ));

  it('ignores the case of its id', () => {
    const id = '5E551011-0000-4000-8000-00000000000A';
    expect(parsePersonRef(`session-${id}`)).toEqual({ by: 'session', id: id.toLowerCase() });
    expect(PersonRef.safeParse(`session-${id}`).success).toBe(true);
  });

  it('is not the daily visitor id before consent', () => {
    const hash = '5e551011-0000-8000-8000-000000000001';
    expect(isPersistentSession(hash)).toBe(false);
    expect(isPersistentSession('')).toBe(false);
    expect(PersonRef.safeParse(`session-${hash}`).success).toBe(false);
    expect(PersonRef.safeParse(`member-${hash}`).success).toBe(true);
  });

  it.each(['', 'session-', 'session-one', 'browser-5e551011-0000-4000-8000-000000000001', 'member-../x'])(
    'is not %j',
    (ref) => expect(PersonRef.safeParse(ref).success).toBe(false),
  );
});
