import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEncryptedField, decryptField, parseKeyId, encryptField } from './encrypted-field.ts';

const newKey = () => ({ id: randomUUID(), key: createSecretKey(randomBytes(32)) });

describe('an encrypted field', () => {
  it('is decrypted to the same JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const key = newKey();
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(decryptField(key, 'here', encryptField(key, 'here', value))).toEqual(plain);
      }),
    );
  });

  it('contains the key id and no plaintext', () => {
    const key = newKey();
    const field = encryptField(key, 'here', 'ada@example.org');
    expect(isEncryptedField(field)).toBe(true);
    expect(parseKeyId(field)).toBe(key.id);
    expect(JSON.stringify(field)).not.toContain('example');
  });

  it('differs for equal values', () => {
    const key = newKey();
    expect(encryptField(key, 'here', 'x')).not.toEqual(encryptField(key, 'here', 'x'));
  });

  it('is not decrypted elsewhere, with another key, or when it was changed', () => {
    const key = newKey();
    const field = encryptField(key, 'here', 'x');
    const altered = {
      $encrypted: `${field.$encrypted.slice(0, -2)}${field.$encrypted.endsWith('AA') ? 'BB' : 'AA'}`,
    };
    expect(() => decryptField(key, 'there', field)).toThrow(/authenticate/);
    expect(() => decryptField(newKey(), 'here', field)).toThrow(/authenticate/);
    expect(() => decryptField(key, 'here', altered)).toThrow(/authenticate/);
  });
});
