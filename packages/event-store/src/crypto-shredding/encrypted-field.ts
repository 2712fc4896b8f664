import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/** The key that seals what the log says of one subject. Destroying it makes all of that unreadable. */
export interface SubjectKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** What stands in the log in the place of a personal value: format, key id, then nonce, tag and ciphertext. */
export interface EncryptedField {
  readonly $encrypted: string;
}

const algorithm = 'aes-256-gcm';
const format = '1';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a JSON value. `place` says where it belongs; a value moved elsewhere does not open. */
export function encryptField({ id, key }: SubjectKey, place: string, value: unknown): EncryptedField {
  return {
    $encrypted: `${format}.${id}.${encrypt(key, place, Buffer.from(JSON.stringify(value))).toString('base64url')}`,
  };
}

/** @throws when the field was altered, moved, or sealed with another key. */
export function decryptField({ key }: SubjectKey, place: string, { $encrypted }: EncryptedField): unknown {
  const ciphertext = Buffer.from($encrypted.slice($encrypted.lastIndexOf('.') + 1), 'base64url');
  return JSON.parse(decrypt(key, place, ciphertext).toString());
}

export const isEncryptedField = (value: unknown): value is EncryptedField =>
  typeof value === 'object' && value !== null && typeof (value as EncryptedField).$encrypted === 'string';

export function keyIdOf({ $encrypted }: EncryptedField): string {
  const [version, keyId] = $encrypted.split('.', 2);
  if (version !== format || !keyId) throw new Error('A sealed field of an unknown format.');
  return keyId;
}

/** AES-256-GCM: nonce, tag, ciphertext. */
export function encrypt(key: KeyObject, place: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** The inverse of `encrypt`. @throws when anything differs. */
export function decrypt(key: KeyObject, place: string, box: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
