import { type Message, openVisitorSession, recordEngagement, recordPageView } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { engagementHit, type Observed, pageViewHit, sessionHit } from './hit.ts';

interface Deps {
  /** Resolves once the hit is on disk. */
  readonly accept: (hit: Message) => Promise<void>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Longest user agent that is kept. */
const userAgentLimit = 1000;

/** The hot path: validate, hand over, and answer once the hit is on disk. */
export const ingestRoutes =
  ({ accept, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const observe = (request: FastifyRequest, ip: string): Observed => ({
      ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLimit),
      at: clock().toISOString(),
    });

    serve(app, openVisitorSession, async ({ body, identity, request }) => {
      await accept(sessionHit(newId(), body, observe(request, identity.ip)));
      return { sessionId: body.sessionId };
    });

    serve(app, recordPageView, async ({ body, identity, request }) => {
      const pageViewId = body.pageViewId ?? newId();
      await accept(pageViewHit(pageViewId, body, observe(request, identity.ip)));
      return { pageViewId };
    });

    serve(app, recordEngagement, async ({ body, identity, request }) => {
      await accept(engagementHit(newId(), body, observe(request, identity.ip)));
      return { pageViewId: body.pageViewId };
    });
  };
