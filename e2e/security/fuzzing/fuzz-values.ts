import fc from 'fast-check';

/** Text that breaks common code: terminators, unpaired surrogates, null-like words, long graphemes, invalid dates. */
const breakingText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\ufeff',
    '\u202e',
    '\u2028',
    "'; --",
    '${7*7}',
    '../../x',
    '%00',
    '%s%n',
    'null',
    'true',
    '0x7f',
    '1e309',
    '-0',
    'NaN',
    '[object Object]',
    '__proto__',
    'ﷺ'.repeat(50),
    'e\u0301'.repeat(500),
    'x'.repeat(5_000),
    '👩‍👩‍👧‍👦'.repeat(100),
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '-271821-04-20T00:00:00.000Z',
    '2026-02-30T25:61:61+99:99',
    '255.255.255.256',
    '::ffff:1.2.3.4%eth0',
    '::/0',
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const breakingNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, Number.MIN_VALUE, 0.1 + 0.2),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const { wild } = fc.letrec<{ wild: unknown }>((tie) => ({
  wild: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    breakingText,
    breakingNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('wild'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(breakingText, fc.constantFrom('id', 'type', 'length', 'constructor')),
      tie('wild'),
      {
        maxKeys: 4,
      },
    ),
  ),
}));

/** A value of any type and depth. */
export const fuzzValue: fc.Arbitrary<unknown> = wild;
export const fuzzString: fc.Arbitrary<string> = breakingText;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one field of a valid value: replaces, removes or adds it. */
export const mutate = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, wild, fc.nat(), fc.constantFrom('replace', 'drop', 'add'))
    .map(([value, other, at, how]) => {
      if (!isObject(value)) return other;
      const names = Object.keys(value);
      const name = names[at % Math.max(names.length, 1)];
      if (how === 'add' || name === undefined) return { ...value, [`extra${at % 7}`]: other };
      const { [name]: one, ...rest } = value;
      if (how === 'drop') return rest;
      // In half of the cases, replaces a field one level deeper.
      return {
        ...rest,
        [name]: isObject(one) && at % 2 === 0 ? { ...one, [Object.keys(one)[0] ?? 'x']: other } : other,
      };
    });
