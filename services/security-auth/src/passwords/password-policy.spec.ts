import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPasswordPolicy, findPasswordViolation } from './password-policy.ts';

const ada = ['Ada Lovelace', 'ada.lovelace@example.org'];
const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('the password policy', () => {
  it.each([
    'correct horse battery',
    'a walk with ada at dusk',
    'Lovelace wrote the first program',
    'ペンは剣より強しといわれる',
  ])('accepts %j', (password) => expect(findPasswordViolation(password, ada)).toBeNull());

  it.each(['1234567890', 'Password123', 'PASSWORD123!', ' qwertyuiop ', 'q-w-e-r-t-y-u-i-o-p', 'manchester'])(
    'rejects common passwords: %j',
    (password) => expect(findPasswordViolation(password, ada)).toMatch(/too common/),
  );

  it.each(['ada.lovelace1815', 'LOVELACE-ada!', 'ada@example.org', 'AeraAera2026', 'lovelacelovelace'])(
    'rejects personal data and the site name: %j',
    (password) => expect(findPasswordViolation(password, ada)).toMatch(/contains your name/),
  );

  it.each(['zzzzzzzzzzzz', 'xyxyxyxyxyxy'])('rejects repeated characters: %j', (password) =>
    expect(findPasswordViolation(password, ada)).toMatch(/too common|repeats the same/),
  );

  it('rejects 20,000 common passwords regardless of case', () => {
    expect(list).toHaveLength(20_000);
    fc.assert(
      fc.property(fc.constantFrom(...list), fc.func(fc.boolean()), (password, upper) => {
        const written = [...password]
          .map((letter) => (upper(letter) ? letter.toUpperCase() : letter))
          .join('');
        expect(findPasswordViolation(written, [])).not.toBeNull();
      }),
    );
  });

  it('accepts passwords that do not contain personal data', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.string(), (password, name) => {
        fc.pre(!password.includes(name.toLowerCase()));
        expect(findPasswordViolation(password, [name])).toBeNull();
      }),
    ));

  it('rejects with the name of the field', async () => {
    const { assertAllowed } = createPasswordPolicy(async () => false);
    await expect(assertAllowed('1234567890', [], 'newPassword')).rejects.toThrow(
      expect.objectContaining({
        status: 400,
        code: 'password-refused',
        extensions: {
          errors: [{ field: 'newPassword', message: expect.stringContaining('another') as string }],
        },
      }),
    );
    await assertAllowed('correct horse battery', []);
  });

  it('rejects passwords of a breach', async () => {
    const { findViolation } = createPasswordPolicy(async (password) => password === 'correct horse battery');
    expect(await findViolation('correct horse battery', [])).toMatch(/data breach/);
    const fullWidth = [...'correct horse']
      .map((letter) => (letter === ' ' ? letter : String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)))
      .join('');
    expect(await findViolation(`${fullWidth} battery`, [])).toMatch(/data breach/);
    expect(await findViolation('correct horse batteries', [])).toBeNull();
  });
});
