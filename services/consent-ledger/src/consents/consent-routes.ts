import { randomBytes } from 'node:crypto';
import {
  listConsentsForDemo,
  exportConsents,
  listConsents,
  recordConsent,
  verifyConsent,
} from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import type { IpGeolocator } from '@aera/ip-geolocation';
import {
  deriveId,
  hasPrivacySignal,
  requestMetadata,
  serve,
  readIdempotencyKey,
  stripQuery,
  type ServiceContext,
} from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { NoticeRegistry, RefreshNotices } from '../notices/notice-registry.ts';
import type { NoticeVersion } from '../notices/notice.ts';
import { resolveNoticeProof, type NoticeTokens } from '../notices/notice-token.ts';
import type { ConsentPlace } from './consent.ts';
import { type ConsentQueries, findSessionConsents } from './consent-queries.ts';
import { computeCommitment } from './consent-commitment.ts';
import { consentStream, type ReadReceipt } from './consent-stream.ts';
import { writeConsentsCsv } from './consents-csv.ts';
import { recordErasure } from '../visitor-sessions/record-erasure.ts';
import { expiredVisitorCookie, type VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock' | 'newId' | 'log'> {
  readonly queries: ConsentQueries;
  readonly registry: () => NoticeRegistry;
  readonly readCurrent: () => Promise<NoticeVersion>;
  readonly refreshFor: RefreshNotices;
  readonly tokens: NoticeTokens;
  readonly readReceipt: ReadReceipt;
  readonly sessions: VisitorSessions;
  readonly geolocator: IpGeolocator;
}

/** Maximum stored length of a header value; real browsers send less. */
const maxHeaderLength = 2000;

const truncateHeader = (value: string | undefined): string | null => value?.slice(0, maxHeaderLength) || null;

export const consentRoutes =
  ({
    store,
    sql,
    queries,
    registry,
    readCurrent,
    refreshFor,
    tokens,
    readReceipt,
    sessions,
    geolocator,
    clock,
    newId,
    log,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Without a consent, one may have been given just now: only then it waits for the projection. */
    const findActiveConsents = async (sessionId: string) => {
      const read = async () =>
        (await findSessionConsents(sql, sessionId)).filter(({ withdrawn }) => !withdrawn);
      const active = await read();
      if (active.length > 0) return active;
      await waitForProjection(store, 'consents');
      return read();
    };

    /** A consent is recorded also when the location data cannot be read. */
    const findPlace = async (ip: string): Promise<ConsentPlace | null> => {
      try {
        const location = (await geolocator.locate([ip])).get(ip);
        if (!location) return null;
        return { city: location.city, region: location.region, country: location.country };
      } catch (err) {
        log.warn({ err }, 'the place of a consent could not be looked up');
        return null;
      }
    };

    serve(app, recordConsent, async ({ body, identity, request, reply }) => {
      const key = readIdempotencyKey(request);
      const consentId = key ? deriveId(key, 'consent') : newId();
      const {
        geolocation: position,
        url,
        userAgent: _claimed,
        sessionId: claimedSessionId,
        noticeToken,
        ...statement
      } = body;
      const [token, sessionId, place] = await Promise.all([
        tokens.read(noticeToken),
        sessions.resolve(claimedSessionId, request.headers.cookie),
        findPlace(identity.ip),
      ]);
      await refreshFor(token);
      const noticeReference = resolveNoticeProof(token, registry().current);
      const visitor = {
        salt: createSalt(),
        ip: identity.ip,
        userAgent: truncateHeader(request.headers['user-agent']) ?? '',
        url: stripQuery(url),
        referrer: stripQuery(truncateHeader(request.headers.referer) ?? '') || null,
        position,
      };
      const metadata = requestMetadata(request);
      const { state, events } = await store.stream(consentStream).handle(
        [consentId],
        {
          type: 'RecordConsent',
          data: {
            consentId,
            sessionId: sessionId ?? newId(),
            visitor,
            commitment: computeCommitment(visitor),
            place,
            globalPrivacyControl: hasPrivacySignal(request),
            ...noticeReference,
            ...statement,
          },
          now: clock().toISOString(),
        },
        { metadata, assumeNewStream: true },
      );
      if (state.status === 'absent') throw new Error('The recorded consent does not exist.');
      const [receipt, erased] = await Promise.all([
        readReceipt(consentId, events),
        sessions.isErased(state.sessionId),
      ]);
      if (!receipt) throw new Error('The recorded consent does not exist.');
      // The session was erased since it was resolved. The last erasure is the certificate, so it lists all consents of the session.
      if (erased && receipt.disclosure) {
        const earlier = (await findSessionConsents(sql, state.sessionId)).map(({ id }) => id);
        const consentIds = [...new Set([...earlier, consentId])];
        const erasure = { sessionId: state.sessionId, consentIds, now: clock().toISOString() };
        await recordErasure(store, erasure, metadata);
      }
      // Also for an erased session: with the cookie, the browser learns of the erasure at its next visit.
      reply.header('set-cookie', sessions.issue(state.sessionId));
      return {
        consentId,
        sessionId: state.sessionId,
        ipAddress: identity.ip,
        consentedAt: state.consentedAt,
        noticeVersion: receipt.notice.version,
        reconsentRequired: receipt.notice.proofStatus !== 'current',
        receipt,
      };
    });

    serve(app, verifyConsent, async ({ request, reply }) => {
      const sessionId = sessions.verify(request.headers.cookie);
      const { version: currentNotice } = sessionId ? await readCurrent() : registry().current;
      const erased = sessionId !== undefined && (await sessions.isErased(sessionId));
      const active = sessionId && !erased ? await findActiveConsents(sessionId) : [];
      const reconsentRequired = !active.some(
        ({ proofStatus, noticeVersion }) => proofStatus === 'current' && noticeVersion === currentNotice,
      );
      if (erased) reply.header('set-cookie', expiredVisitorCookie);
      const consentCount = active.length;
      return { hasValidConsent: consentCount > 0, consentCount, reconsentRequired, erased, currentNotice };
    });

    serve(app, listConsents, async ({ query }) => {
      const [page, stats] = await Promise.all([queries.list(query), queries.stats(query.zone)]);
      return { ...page, stats };
    });

    serve(app, exportConsents, async ({ query, reply }) => {
      const date = clock().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="jurisdiction-consents-${date}.csv"`)
        .send(writeConsentsCsv(queries.all(query.ip)));
    });

    serve(app, listConsentsForDemo, async ({ query }) => ({
      consents: (await queries.list(query)).consents,
    }));
  };

/** 128 random bits, so that a commitment cannot be brute-forced. */
const createSalt = (): string => randomBytes(16).toString('base64url');
