import type { LogKey } from '@aera/transparency-log/log';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { NoticeProofStatus, NoticeVersion } from './notice.ts';

/** Claims of a token: the shown text and its impression. */
const NoticeTokenClaims = z.object({ impressionId: z.string(), version: z.string(), hash: z.string() });
type NoticeTokenClaims = z.infer<typeof NoticeTokenClaims>;

export type NoticeTokenVerification =
  | { state: 'valid' | 'expired'; shown: NoticeTokenClaims }
  /** Missing, forged or malformed. */
  | { state: 'invalid' };

export interface NoticeTokens {
  sign(shown: NoticeTokenClaims): Promise<string>;
  read(token: string | undefined): Promise<NoticeTokenVerification>;
}

const issuer = 'consent-ledger';
const audience = 'jurisdiction-notice';

/** Milliseconds after which an open page must show the notice again. */
const tokenLifetimeMs = 24 * 60 * 60_000;

/** Maximum number of cached tokens. */
const maxCachedTokens = 10_000;

/** Tokens that prove which notice was shown: a JWT signed with the ledger's Ed25519 key (RFC 8037). */
export const createNoticeTokens = ({ privateKey, publicKey }: LogKey, clock: () => Date): NoticeTokens => {
  /** Tokens signed by this process need no verification: most return within a minute. */
  const signed = new LRUCache<string, { shown: NoticeTokenClaims; expiresAt: number }>({
    max: maxCachedTokens,
  });

  async function sign(shown: NoticeTokenClaims): Promise<string> {
    const expiresAt = clock().getTime() + tokenLifetimeMs;
    const token = await new SignJWT({ ...shown })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(clock())
      .setExpirationTime(new Date(expiresAt))
      .sign(privateKey);
    signed.set(token, { shown, expiresAt });
    return token;
  }

  async function read(token: string | undefined): Promise<NoticeTokenVerification> {
    if (!token) return invalidToken;
    const own = signed.get(token);
    if (own) return { state: clock().getTime() < own.expiresAt ? 'valid' : 'expired', shown: own.shown };
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        issuer,
        audience,
        algorithms: ['EdDSA'],
        currentDate: clock(),
      });
      return parseClaims('valid', payload);
    } catch (error) {
      // The library checks expiry only after the signature was verified.
      return error instanceof errors.JWTExpired ? parseClaims('expired', error.payload) : invalidToken;
    }
  }

  return { sign, read };
};

const invalidToken = { state: 'invalid' } as const;

function parseClaims(state: 'valid' | 'expired', payload: JWTPayload): NoticeTokenVerification {
  const { success, data } = NoticeTokenClaims.safeParse(payload);
  return success ? { state, shown: data } : invalidToken;
}

/** The notice version that a record refers to. */
interface NoticeReference {
  readonly noticeVersion: string;
  readonly noticeHash: string;
  readonly proofStatus: NoticeProofStatus;
  readonly impressionId: string | null;
}

/** Binds a record to the notice that its token proves. Without a valid token, the record names the current notice as unproven. */
export function resolveNoticeProof(token: NoticeTokenVerification, current: NoticeVersion): NoticeReference {
  if (token.state === 'invalid')
    return {
      noticeVersion: current.version,
      noticeHash: current.hash,
      proofStatus: 'unproven',
      impressionId: null,
    };
  const { impressionId, version, hash } = token.shown;
  const proofStatus =
    version !== current.version ? 'outdated' : token.state === 'expired' ? 'expired' : 'current';
  return { noticeVersion: version, noticeHash: hash, proofStatus, impressionId };
}
