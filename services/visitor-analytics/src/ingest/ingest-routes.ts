import { type Message, openVisitorSession, recordEngagement, recordPageView } from '@aera/contracts';
import { serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { DailySalt } from './daily-salt.ts';
import { createEngagementHit, createPageViewHit, createSessionHit } from './hit.ts';
import { toRequestContext } from './request-context.ts';

interface Deps extends Pick<ServiceContext, 'clock' | 'newId'> {
  /** Resolves once the hit is on disk. */
  readonly accept: (hit: Message) => Promise<void>;
  readonly salt: DailySalt;
}

interface IngestCall {
  readonly body: { readonly sessionId: string; readonly consented: boolean };
  readonly identity: { readonly ip: string };
  readonly request: FastifyRequest;
}

/** Ingest: validates a hit, publishes it, and responds once JetStream has acknowledged it. */
export const ingestRoutes =
  ({ accept, salt, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const readContext = ({ body, identity: { ip }, request: { headers } }: IngestCall) =>
      toRequestContext({ headers, ip, at: clock(), body }, salt);

    serve(app, openVisitorSession, async (call) => {
      await accept(createSessionHit(newId(), call.body, await readContext(call)));
      return { sessionId: call.body.sessionId };
    });

    serve(app, recordPageView, async (call) => {
      const pageViewId = call.body.pageViewId ?? newId();
      await accept(createPageViewHit(pageViewId, call.body, await readContext(call)));
      return { pageViewId };
    });

    serve(app, recordEngagement, async (call) => {
      await accept(createEngagementHit(newId(), call.body, await readContext(call)));
      return { pageViewId: call.body.pageViewId };
    });
  };
