import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { visitorCookie } from '@aera/contracts';
import { createRequestBatcher, type Sql } from '@aera/event-store';
import { isEqualInConstantTime, type ServiceContext } from '@aera/service-kit';
import { z } from 'zod';
import { visitorStream } from './visitor-stream.ts';

/** Issues and verifies the cookies by which browsers prove their visitor session. */
export interface VisitorSessions {
  /** Returns `Set-Cookie` for a session. */
  issue(sessionId: string): string;
  /** Returns the session that the `Cookie` header of a request proves; undefined without a genuine cookie. */
  verify(header: string | undefined): string | undefined;
  /**
   * Returns the session that a request may add to; undefined when the caller needs a new session.
   * @param claimed session id in the body
   */
  resolve(claimed: string | undefined, header: string | undefined): Promise<string | undefined>;
  isErased(sessionId: string): Promise<boolean>;
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
 * A session belongs to the browser that has its cookie, until it is erased. The cookie takes precedence over a claimed session, because
 * browsers may delete the stored id and keep the cookie. A browser without one may name the session under which it has been counted, as
 * long as no consent has it: otherwise anyone who has seen a session id in a list could get a cookie for it. An erased session stays
 * closed: its cookie is deleted, so a consent under it could never be withdrawn.
 * @param signingKey private Ed25519 JWK as JSON
 */
export function createVisitorSessions(
  { sql, store }: Pick<ServiceContext, 'sql' | 'store'>,
  signingKey: string,
): VisitorSessions {
  const { d } = z.object({ d: z.base64url() }).parse(JSON.parse(signingKey));
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'aera visitor cookie', 32)),
  );
  const computeTag = (sessionId: string) => createHmac('sha256', key).update(sessionId).digest();
  function verify(header: string | undefined): string | undefined {
    const [, sessionId = '', tag = ''] = cookiePattern.exec(header ?? '') ?? [];
    if (!sessionId) return undefined;
    return isEqualInConstantTime(Buffer.from(tag, 'base64url'), computeTag(sessionId))
      ? sessionId
      : undefined;
  }
  const closed = createClosedSessions(sql);
  const isErased = async (sessionId: string) =>
    (await store.stream(visitorStream).read(sessionId)).length > 0;
  return {
    issue: (sessionId) =>
      `${visitorCookie}=${sessionId}.${computeTag(sessionId).toString('base64url')}; ${attributes}; Max-Age=${maxAge}`,
    verify,
    async resolve(claimed, header) {
      const proven = verify(header);
      if (proven && !(await isErased(proven))) return proven;
      if (!claimed || claimed === proven) return undefined;
      return (await closed.add(claimed)) ? undefined : claimed;
    },
    isErased,
  };
}

/** Finds out whether a session has a consent or is erased; concurrent requests share one query. */
const createClosedSessions = (sql: Sql) =>
  createRequestBatcher<string, boolean>({
    maxItems: 1_000,
    concurrency: 1,
    maxQueued: 10_000,
    async run(sessionIds) {
      const rows = await sql<{ closed: boolean }>(
        `select exists(select from consents where session_id = claimed) or
                exists(select from events where stream_id = visitor) as closed
         from unnest($1::uuid[], $2::text[]) with ordinality as request (claimed, visitor, at) order by at`,
        [sessionIds, sessionIds.map((sessionId) => visitorStream.streamId(sessionId))],
      );
      return rows.map(({ closed }) => closed);
    },
  });

/** `Set-Cookie` value that removes the session from a browser. */
export const expiredVisitorCookie = `${visitorCookie}=; ${attributes}; Max-Age=0`;
