import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '@aera/service-kit';

/** Status links, which show one question without login. */
export interface StatusLinks {
  createPath(questionId: string): string;
  /** Returns the question id; null for an invalid token. */
  parseToken(token: string): string | null;
}

const idBytes = 16;
const signatureBytes = 24;

/**
 * A token is the question's id and a keyed signature of it: unguessable and not stored. It is useless once the author is erased, because
 * the texts cannot be decrypted.
 */
export function createStatusLinks(secret: Buffer): StatusLinks {
  const sign = (id: Buffer): Buffer =>
    createHmac('sha256', secret).update('follow\n').update(id).digest().subarray(0, signatureBytes);
  return {
    createPath(questionId) {
      const id = Buffer.from(questionId.replaceAll('-', ''), 'hex');
      return `/questions/follow#${Buffer.concat([id, sign(id)]).toString('base64url')}`;
    },
    parseToken(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
      const id = bytes.subarray(0, idBytes);
      return isEqualInConstantTime(bytes.subarray(idBytes), sign(id)) ? formatUuid(id) : null;
    },
  };
}

const formatUuid = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
