import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '@aera/service-kit';

/** Member and kind of mail that a link unsubscribes from. */
interface UnsubscribeClaims {
  readonly recipientId: string;
  readonly kind: string;
}

export interface UnsubscribeTokens {
  sign(subscription: UnsubscribeClaims): string;
  /** Returns null for an invalid token. */
  read(token: string): UnsubscribeClaims | null;
}

/** Signed, not stored: a link in an old email works as long as the key is unchanged, and cannot be forged. */
export function createUnsubscribeTokens(secret: Buffer): UnsubscribeTokens {
  const createSignature = (body: string): Buffer =>
    createHmac('sha256', secret).update('unsubscribe\n').update(body).digest();
  return {
    sign({ recipientId, kind }) {
      const body = Buffer.from(`${kind}\n${recipientId}`).toString('base64url');
      return `${body}.${createSignature(body).toString('base64url')}`;
    },
    read(token) {
      const [body = '', signature = ''] = token.split('.');
      if (!isEqualInConstantTime(Buffer.from(signature, 'base64url'), createSignature(body))) return null;
      const [kind = '', recipientId = ''] = Buffer.from(body, 'base64url').toString().split('\n');
      return { kind, recipientId };
    },
  };
}
