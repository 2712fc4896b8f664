import {
  listFrontendDecisions,
  type FrontendName,
  frontendNames,
  listFrontends,
  pinFrontend,
  unpinFrontend,
} from '@aera/contracts/server';
import type { EventStore } from '@aera/event-store';
import { type EventMetadata, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import { assertPinnable } from './assert-pinnable.ts';
import { frontendStream } from './frontend-stream.ts';
import { type FrontendCommand } from './frontend.ts';
import { toDecisions, frontendView } from './frontend-view.ts';
import type { GatewayReports } from './gateway-reports.ts';
import type { PinSync } from './pin-sync.ts';

interface Deps {
  readonly store: EventStore;
  readonly bucket: Pick<PinSync, 'write'>;
  readonly reports: () => ReturnType<GatewayReports['list']>;
  readonly nameOf: StewardNameLookup;
  readonly clock: () => Date;
}

const maxDecisions = 100;

/** Versions and pins of the frontends. */
export const frontendRoutes =
  ({ store, bucket, reports, nameOf, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const eventsOf = async (name: FrontendName) => await store.stream(frontendStream).read(name);
    const view = async (name: FrontendName) => frontendView(name, await eventsOf(name), reports(), nameOf);

    const execute = async (name: FrontendName, command: FrontendCommand, metadata: EventMetadata) => {
      await store.stream(frontendStream).handle([name], command, { metadata });
      await bucket.write(name);
      return view(name);
    };

    const stale = {
      current: ({ params }: { params: { name: FrontendName } }) => view(params.name),
    };

    serve(app, listFrontends, async () => ({
      frontends: await Promise.all(frontendNames.map(view)),
      unrendered: reports()
        .filter(({ rendered }) => !rendered)
        .map(({ gateway }) => gateway),
    }));

    serve(
      app,
      pinFrontend,
      async ({ params: { name }, body, identity, request }) => {
        assertPinnable(name, body.version, reports());
        const data = { ...body, name, by: identity.sub };
        const command = { type: 'PinFrontend', data, now: clock().toISOString() } as const;
        return execute(name, command, requestMetadata(request));
      },
      stale,
    );

    serve(
      app,
      unpinFrontend,
      async ({ params: { name }, body, identity, request }) => {
        const data = { ...body, name, by: identity.sub };
        const command = { type: 'UnpinFrontend', data, now: clock().toISOString() } as const;
        return execute(name, command, requestMetadata(request));
      },
      stale,
    );

    serve(app, listFrontendDecisions, async ({ params: { name } }) => {
      const events = await eventsOf(name);
      return { decisions: await toDecisions(events, nameOf, maxDecisions), total: events.length };
    });
  };
