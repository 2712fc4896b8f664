import { idempotencyHeader, listConsents, recordConsent, verifyConsent } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { derivedId, HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consent, type ConsentEvent } from './consent.ts';
import type { ConsentQueries } from './consent-queries.ts';
import { currentNoticeVersion } from './notice.ts';
import { setVisitorCookie, visitorOf } from './visitor-cookie.ts';

interface Deps {
  readonly store: EventStore<ConsentEvent>;
  readonly queries: ConsentQueries;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Longest header value that is kept; nobody's browser sends more. */
const headerText = (value: string | undefined): string | null => value?.slice(0, 2000) || null;

export const consentRoutes =
  ({ store, queries, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, recordConsent, async ({ body, identity, request, reply }) => {
      const key = idempotencyKey(request);
      const consentId = key ? derivedId(key, 'consent') : newId();
      const { geolocation, userAgent: _claimed, sessionId: given, ...said } = body;
      const { state } = await store.handle(
        consent,
        `consent-${consentId}`,
        {
          type: 'RecordConsent',
          data: {
            consentId,
            sessionId: given ?? visitorOf(request.headers.cookie) ?? newId(),
            ip: identity.ip,
            userAgent: headerText(request.headers['user-agent']) ?? '',
            referrer: headerText(request.headers.referer),
            position: geolocation,
            noticeVersion: currentNoticeVersion,
            ...said,
          },
          now: clock().toISOString(),
        },
        metadataOf(request),
      );
      if (state.status !== 'recorded') throw new Error('A handled consent is recorded.');
      reply.header('set-cookie', setVisitorCookie(state.sessionId));
      return {
        consentId,
        sessionId: state.sessionId,
        ipAddress: identity.ip,
        consentedAt: state.consentedAt,
        noticeVersion: currentNoticeVersion,
      };
    });

    serve(app, verifyConsent, async ({ request }) => {
      const sessionId = visitorOf(request.headers.cookie);
      const consentCount = sessionId ? await queries.countOfSession(sessionId) : 0;
      return { hasValidConsent: consentCount > 0, consentCount };
    });

    serve(app, listConsents, async ({ query }) => {
      const [page, stats] = await Promise.all([queries.list(query), queries.stats()]);
      return { ...page, stats };
    });
  };

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return undefined;
  if (z.uuid().safeParse(key).success) return String(key).toLowerCase();
  throw new HttpProblem(400, 'Idempotency-Key: must be a UUID', { code: 'invalid-request' });
}
