import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { decryptPart, encryptPart } from './encrypted-part.ts';

const context = { backupKey: randomBytes(32), backupId: randomUUID(), partName: 'contacts-crm.rows' };
const chunk = 64 * 1024;
const encryptedChunk = chunk + 16;

async function* splitIntoPieces(bytes: Buffer, size = 10_000) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

const encrypt = (bytes: Buffer) => collect(encryptPart(splitIntoPieces(bytes), context));
const decrypt = (bytes: Buffer, changes = {}) =>
  collect(decryptPart(splitIntoPieces(bytes, 7_001), { ...context, ...changes }));
const expectRejected = (attempt: Promise<unknown>) => expect(attempt).rejects.toThrow(UnusableBackupError);

it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])(
  'decrypts what it encrypted: %i bytes',
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await encrypt(bytes);
    expect(encrypted).toHaveLength(32 + size + 16 * Math.max(1, Math.ceil(size / chunk)));
    expect(await decrypt(encrypted)).toEqual(bytes);
  },
);

it('never encrypts the same bytes twice to the same result', async () => {
  expect(await encrypt(Buffer.from('a'))).not.toEqual(await encrypt(Buffer.from('a')));
});

describe('a part is rejected if it is', () => {
  const bytes = randomBytes(2 * chunk + 5);

  it.each([0, 31, 32, 40, 32 + encryptedChunk, 32 + 2 * encryptedChunk])('cut to %i bytes', async (size) => {
    await expectRejected(decrypt((await encrypt(bytes)).subarray(0, size)));
  });

  it('without its last byte', async () => {
    await expectRejected(decrypt((await encrypt(bytes)).subarray(0, -1)));
  });

  it('with bytes added', async () => {
    await expectRejected(decrypt(Buffer.concat([await encrypt(bytes), Buffer.from('a')])));
  });

  it.each([0, 40, 32 + encryptedChunk + 1])('with byte %i changed', async (index) => {
    const encrypted = await encrypt(bytes);
    encrypted[index]! ^= 1;
    await expectRejected(decrypt(encrypted));
  });

  it('with chunks exchanged', async () => {
    const encrypted = await encrypt(bytes);
    const [salt, first, second, last] = [
      encrypted.subarray(0, 32),
      encrypted.subarray(32, 32 + encryptedChunk),
      encrypted.subarray(32 + encryptedChunk, 32 + 2 * encryptedChunk),
      encrypted.subarray(32 + 2 * encryptedChunk),
    ];
    await expectRejected(decrypt(Buffer.concat([salt, second, first, last])));
  });

  it.each([
    ['under another name', { partName: 'security-auth.rows' }],
    ['in another backup', { backupId: randomUUID() }],
    ['under another key', { backupKey: randomBytes(32) }],
  ])('%s', async (_, changes) => {
    await expectRejected(decrypt(await encrypt(bytes), changes));
  });
});
