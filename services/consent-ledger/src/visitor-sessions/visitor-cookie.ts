import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { visitorCookie } from '@aera/contracts';
import { z } from 'zod';

/** Issues and verifies the cookie by which a browser proves that a visitor session is its own. */
export interface VisitorCookies {
  /** `Set-Cookie` for a session. */
  issue(sessionId: string): string;
  /** The session that the `Cookie` header of a request proves; undefined without a genuine cookie. */
  verify(header: string | undefined): string | undefined;
}

/** Seconds: 400 days, the longest that browsers accept (RFC 6265bis). */
const maxAge = 400 * 86_400;
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

const cookiePattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=([\\da-f-]{36})\\.([\\w-]{43})(?:;|$)`);

/**
 * The cookie is the session id and an HMAC-SHA256 of it. Stewards see session ids, so the id alone proves nothing. A tag instead of a
 * stored secret lets a repeated request get the same cookie, and costs no row. Its key is derived (HKDF, RFC 5869) from the ledger's
 * signing key, which never changes, and is used for nothing else.
 *
 * @param signingKey private Ed25519 JWK as JSON
 */
export function createVisitorCookies(signingKey: string): VisitorCookies {
  const { d } = z.object({ d: z.base64url() }).parse(JSON.parse(signingKey));
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'aera visitor cookie', 32));
  const tagOf = (sessionId: string) => createHmac('sha256', key).update(sessionId).digest();
  return {
    issue: (sessionId) =>
      `${visitorCookie}=${sessionId}.${tagOf(sessionId).toString('base64url')}; ${attributes}; Max-Age=${maxAge}`,
    verify(header) {
      const [, sessionId = '', tag = ''] = cookiePattern.exec(header ?? '') ?? [];
      if (!sessionId) return undefined;
      const given = Buffer.from(tag, 'base64url');
      const expected = tagOf(sessionId);
      return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : undefined;
    },
  };
}

/** `Set-Cookie` that removes the cookie from a browser whose session was erased. */
export const clearVisitorCookie = `${visitorCookie}=; ${attributes}; Max-Age=0`;
