import {
  listFrontendDecisions,
  type FrontendName,
  type FrontendReport,
  frontendNames,
  listFrontends,
  pinFrontend,
  unpinFrontend,
} from '@aera/contracts/server';
import { type EventMetadata, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { assertPinnable } from './assert-pinnable.ts';
import { frontendStream } from './frontend-stream.ts';
import { type FrontendCommand } from './frontend.ts';
import { toDecisions, toFrontendStatus } from './frontend-view.ts';
import type { PinSync } from './pin-sync.ts';

const maxDecisions = 100;

/** Versions and pins of the frontends. */
export const frontendRoutes =
  (
    { store, readStewardName, now }: SecurityContext,
    pins: PinSync,
    reports: () => readonly FrontendReport[],
  ): FastifyPluginAsync =>
  async (app) => {
    const stream = store.stream(frontendStream);
    const view = async (name: FrontendName) =>
      toFrontendStatus(name, await stream.read(name), reports(), readStewardName);

    const execute = async (name: FrontendName, command: FrontendCommand, metadata: EventMetadata) => {
      await stream.handle([name], command, { metadata });
      await pins.syncOne(name);
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
      untrustedForwarders: reports()
        .filter(({ untrustedForwarders: peers }) => peers.length > 0)
        .map(({ gateway, untrustedForwarders: peers }) => ({ gateway, peers })),
    }));

    serve(app, pinFrontend, stale, async ({ params: { name }, body, identity, request }) => {
      assertPinnable(name, body.version, reports());
      const data = { ...body, name, by: identity.sub };
      const command = { type: 'PinFrontend', data, now: now() } as const;
      return execute(name, command, requestMetadata(request));
    });

    serve(app, unpinFrontend, stale, async ({ params: { name }, body, identity, request }) => {
      const data = { ...body, name, by: identity.sub };
      const command = { type: 'UnpinFrontend', data, now: now() } as const;
      return execute(name, command, requestMetadata(request));
    });

    serve(app, listFrontendDecisions, async ({ params: { name } }) => {
      const events = await stream.read(name);
      return { decisions: await toDecisions(events, readStewardName, maxDecisions), total: events.length };
    });
  };
