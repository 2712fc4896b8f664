import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/** Encrypts the personal fields of one data subject. Deleting it makes them unreadable (crypto-shredding). */
export interface SubjectKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Replaces a personal value in the log: format, key id, then nonce, tag and ciphertext. */
export interface EncryptedField {
  readonly $encrypted: string;
}

const algorithm = 'aes-256-gcm';
const format = '1';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a JSON value. It only decrypts with the same `associatedData`, so a value cannot be moved to another field. */
export function encryptField(
  { id, key }: SubjectKey,
  associatedData: string,
  value: unknown,
): EncryptedField {
  return {
    $encrypted: `${format}.${id}.${encrypt(key, associatedData, Buffer.from(JSON.stringify(value))).toString('base64url')}`,
  };
}

/** @throws if the field was changed, moved, or encrypted with another key */
export function decryptField(
  { key }: SubjectKey,
  associatedData: string,
  { $encrypted }: EncryptedField,
): unknown {
  const ciphertext = Buffer.from($encrypted.slice($encrypted.lastIndexOf('.') + 1), 'base64url');
  return JSON.parse(decrypt(key, associatedData, ciphertext).toString());
}

export const isEncryptedField = (value: unknown): value is EncryptedField =>
  typeof value === 'object' && value !== null && typeof (value as EncryptedField).$encrypted === 'string';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function parseKeyId({ $encrypted }: EncryptedField): string {
  const [version, keyId = ''] = $encrypted.split('.', 2);
  if (version !== format || !uuid.test(keyId)) throw new Error('An encrypted field of an unknown format.');
  return keyId;
}

/** AES-256-GCM: nonce, tag, ciphertext. */
export function encrypt(key: KeyObject, associatedData: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(associatedData));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws if the message, the key or the associated data differs */
export function decrypt(key: KeyObject, associatedData: string, message: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, message.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(message.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(message.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
