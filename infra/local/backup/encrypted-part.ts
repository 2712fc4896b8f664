import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { UnusableBackupError } from './unusable-backup-error.ts';

/** Where a part belongs. Backup and name are authenticated with every chunk, so a part of another backup or name is rejected. */
export interface PartContext {
  /** Key of the backup: 32 bytes. */
  readonly backupKey: Buffer;
  readonly backupId: string;
  readonly partName: string;
}

const saltLength = 32;
const tagLength = 16;
const chunkLength = 64 * 1024;

/**
 * Encrypts a stream with AES-256-GCM in chunks of 64 KiB (the STREAM construction of Hoang et al., 2015). The key of a
 * part is derived from the key of the backup and a random salt. A nonce consists of the index of the chunk and a flag that marks the last
 * chunk, so changed, moved and missing chunks are detected.
 */
export async function* encryptPart(
  source: AsyncIterable<Uint8Array>,
  context: PartContext,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = derivePartKey(context, salt);
  yield salt;
  for await (const { chunk, index, isLast } of splitChunks(source, chunkLength)) {
    const cipher = createCipheriv('aes-256-gcm', key, toNonce(index, isLast));
    cipher.setAAD(toAdditionalData(context));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a part. @throws UnusableBackupError when it is truncated, changed, of another name or backup, or under another key */
export async function* decryptPart(
  source: AsyncIterable<Uint8Array>,
  context: PartContext,
): AsyncGenerator<Buffer> {
  let key: Buffer | undefined;
  for await (const { chunk, index, isLast } of splitChunks(
    source,
    chunkLength + tagLength,
    saltLength,
    (salt) => {
      key = derivePartKey(context, salt);
    },
  )) {
    if (!key || chunk.length < tagLength) throw new UnusableBackupError(`${context.partName} is truncated.`);
    const decipher = createDecipheriv('aes-256-gcm', key, toNonce(index, isLast));
    decipher.setAAD(toAdditionalData(context));
    decipher.setAuthTag(chunk.subarray(-tagLength));
    let plain: Buffer;
    try {
      plain = Buffer.concat([decipher.update(chunk.subarray(0, -tagLength)), decipher.final()]);
    } catch {
      throw new UnusableBackupError(
        `${context.partName} cannot be decrypted: it is truncated, changed, or of another key or backup.`,
      );
    }
    yield plain;
  }
}

interface Chunk {
  chunk: Buffer;
  index: number;
  isLast: boolean;
}

/** Splits a stream into chunks of `size` bytes; the last one may be shorter or empty. The first `prefixLength` bytes go to `onPrefix`. */
async function* splitChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
  prefixLength = 0,
  onPrefix: (bytes: Buffer) => void = () => {},
): AsyncGenerator<Chunk> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let prefixBytesLeft = prefixLength;
  let index = 0;
  const join = (): Buffer => {
    const all = Buffer.concat(waiting);
    [waiting, length] = [[], 0];
    return all;
  };
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // The last chunk has another nonce, so a chunk is passed on only when a byte after it has arrived.
    if (length <= size + prefixBytesLeft) continue;
    let rest = join();
    if (prefixBytesLeft > 0) {
      onPrefix(rest.subarray(0, prefixBytesLeft));
      rest = rest.subarray(prefixBytesLeft);
      prefixBytesLeft = 0;
    }
    while (rest.length > size) {
      yield { chunk: rest.subarray(0, size), index: index++, isLast: false };
      rest = rest.subarray(size);
    }
    [waiting, length] = [[rest], rest.length];
  }
  let rest = join();
  if (prefixBytesLeft > 0 && rest.length >= prefixBytesLeft) {
    onPrefix(rest.subarray(0, prefixBytesLeft));
    rest = rest.subarray(prefixBytesLeft);
  }
  yield { chunk: rest, index, isLast: true };
}

const derivePartKey = ({ backupKey, backupId }: PartContext, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', backupKey, salt, `aera backup part ${backupId}`, 32));

const toAdditionalData = ({ backupId, partName }: PartContext): Buffer =>
  Buffer.from(`${backupId}\n${partName}`);

function toNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = Number(isLast);
  return nonce;
}
