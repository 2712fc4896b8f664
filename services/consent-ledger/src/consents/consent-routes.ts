import { randomBytes } from 'node:crypto';
import {
  demoConsents,
  exportConsents,
  listConsents,
  recordConsent,
  verifyConsent,
  visitorCookie,
} from '@aera/contracts';
import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import {
  derivedId,
  hasPrivacySignal,
  metadataOf,
  serve,
  visitorSessionOf,
  idempotencyKey,
} from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import { resolveNoticeProof, type NoticeTokens } from '../notices/notice-token.ts';
import type { Receipts } from './consent-receipts.ts';
import { type ConsentQueries, findSessionConsents } from './consent-queries.ts';
import { consentStream } from './consent-stream.ts';
import { consentsCsv } from './consents-csv.ts';
import { visitorStream } from './visitor-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly queries: ConsentQueries;
  readonly registry: () => NoticeRegistry;
  readonly tokens: NoticeTokens;
  readonly receipts: Receipts;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Longest header value that is kept; nobody's browser sends more. */
const headerText = (value: string | undefined): string | null => value?.slice(0, 2000) || null;

export const consentRoutes =
  ({ store, sql, queries, registry, tokens, receipts, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Only who has none waits for the records to catch up: they may have given one this moment. */
    const isErased = async (sessionId: string) =>
      (await store.stream(visitorStream).read(sessionId)).length > 0;
    const standingOf = async (sessionId: string) => {
      const read = async () =>
        (await findSessionConsents(sql, sessionId)).filter(({ withdrawn }) => !withdrawn);
      const standing = await read();
      if (standing.length > 0) return standing;
      await untilProjected(store, 'consents');
      return read();
    };

    serve(app, recordConsent, async ({ body, identity, request, reply }) => {
      const key = idempotencyKey(request);
      const consentId = key ? derivedId(key, 'consent') : newId();
      const {
        geolocation: position,
        url,
        userAgent: _claimed,
        sessionId: given,
        noticeToken,
        ...said
      } = body;
      const bound = resolveNoticeProof(await tokens.read(noticeToken), registry().inForce);
      const { state, events } = await store.stream(consentStream).handle(
        [consentId],
        {
          type: 'RecordConsent',
          data: {
            consentId,
            sessionId: given ?? visitorSessionOf(request.headers.cookie) ?? newId(),
            visitor: {
              salt: newSalt(),
              ip: identity.ip,
              userAgent: headerText(request.headers['user-agent']) ?? '',
              url,
              referrer: headerText(request.headers.referer),
              position,
            },
            globalPrivacyControl: hasPrivacySignal(request),
            ...bound,
            ...said,
          },
          now: clock().toISOString(),
        },
        { metadata: metadataOf(request), assumeNewStream: true },
      );
      const receipt = await (events.length > 0 ? receipts.ofNew(events) : receipts.of(consentId));
      if (state.status === 'absent' || !receipt) throw new Error('A handled consent is recorded.');
      reply.header('set-cookie', setVisitorCookie(state.sessionId));
      return {
        consentId,
        sessionId: state.sessionId,
        ipAddress: identity.ip,
        consentedAt: state.consentedAt,
        noticeVersion: receipt.notice.version,
        askAgain: receipt.notice.binding !== 'current',
        receipt,
      };
    });

    serve(app, verifyConsent, async ({ request, reply }) => {
      const sessionId = visitorSessionOf(request.headers.cookie);
      const { version: currentNotice } = registry().inForce;
      const [standing, erased] = sessionId
        ? await Promise.all([standingOf(sessionId), isErased(sessionId)])
        : [[], false];
      const askAgain = !standing.some(
        ({ binding, noticeVersion }) => binding === 'current' && noticeVersion === currentNotice,
      );
      if (erased) reply.header('set-cookie', clearVisitorCookie);
      const consentCount = standing.length;
      return { hasValidConsent: consentCount > 0, consentCount, askAgain, erased, currentNotice };
    });

    serve(app, listConsents, async ({ query }) => {
      const [page, stats] = await Promise.all([queries.list(query), queries.stats()]);
      return { ...page, stats };
    });

    serve(app, exportConsents, async ({ query, reply }) => {
      const date = clock().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="jurisdiction-consents-${date}.csv"`)
        .send(consentsCsv(queries.all(query.ip)));
    });

    serve(app, demoConsents, async ({ query }) => ({ consents: (await queries.list(query)).consents }));
  };

/** 128 random bits: nobody can guess what a commitment hides. */
const newSalt = (): string => randomBytes(16).toString('base64url');

/** A year and a bit: as long as the browser keeps its own acknowledgement, within what browsers allow. */
const maxAge = 400 * 86_400;

export const setVisitorCookie = (sessionId: string): string =>
  `${visitorCookie}=${sessionId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;

/** Takes it back from a browser that was erased. */
const clearVisitorCookie = `${visitorCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
