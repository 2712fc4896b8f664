import {
  type AllowedNetwork,
  readAllowList as allowListRoute,
  allowNetwork,
  listBlocks,
  blockNetwork,
  removeAllowedNetwork,
  previewBlock,
  unblockNetwork,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { allowListStream } from './allow-list-stream.ts';
import type { BlockService } from './block-service.ts';
import { findOverlappingBlocks, readBlockedIps } from './block-queries.ts';
import { formatNetwork, parseNetwork, countAddresses } from '@aera/service-kit/ip-addresses';
import { createRecentVisitorCounter } from './recent-visitors.ts';
import { findStewardsInNetwork } from './signed-in-networks.ts';

/** Blocked networks and the allow list. */
export const blockRoutes =
  (
    { store, sql, bus, readStewardName, clock, now, newId }: SecurityContext,
    blockService: BlockService,
  ): FastifyPluginAsync =>
  async (app) => {
    const countRecentVisitors = createRecentVisitorCounter(bus, clock);

    const listEntries = async (): Promise<AllowedNetwork[]> =>
      Promise.all(
        (await blockService.listAllowedNetworks()).map(async (entry) =>
          Object.assign({}, entry, { by: entry.by && (await readStewardName(entry.by)) }),
        ),
      );

    serve(app, listBlocks, ({ query }) => readBlockedIps(sql, readStewardName, now(), query));

    serve(app, unblockNetwork, async ({ body: { ip }, identity, request }) => ({
      success: true,
      unblocked: await blockService.unblock(ip, identity.sub, requestMetadata(request)),
    }));

    serve(app, blockNetwork, async ({ body, identity, request }) => {
      const manual = { ...body, by: identity.sub, from: identity.ip };
      return { block: await blockService.blockManually(manual, requestMetadata(request)) };
    });

    serve(app, previewBlock, async ({ body: { network: text }, identity }) => {
      const network = formatNetwork(parseNetwork(text));
      const error = await blockService.findBlockError(text, identity.ip);
      return {
        network,
        ipAddresses: countAddresses(parseNetwork(network)),
        rejection: error && { code: error.code, detail: error.message },
        stewards: await Promise.all((await findStewardsInNetwork(sql, network)).map(readStewardName)),
        visitors: error ? { inside: 0, possible: 0, complete: false } : await countRecentVisitors(network),
        blocked: await findOverlappingBlocks(sql, network, 'inside'),
      };
    });

    serve(app, allowListRoute, async () => ({ entries: await listEntries() }));

    serve(app, allowNetwork, async ({ body: { network, note }, identity, request }) => {
      const data = { entryId: newId(), network, note: note.trim(), by: identity.sub };
      const command = { type: 'AllowNetwork', data, now: now() } as const;
      await store.stream(allowListStream).handle([], command, { metadata: requestMetadata(request) });
      await blockService.unblockOverlapping(
        formatNetwork(parseNetwork(network)),
        identity.sub,
        requestMetadata(request),
      );
      return { entries: await listEntries() };
    });

    serve(app, removeAllowedNetwork, async ({ params: { entryId }, identity, request }) => {
      if (
        (await blockService.listAllowedNetworks()).some(
          ({ id, origin }) => id === entryId && origin === 'configuration',
        )
      )
        throw new HttpProblem(409, 'This network is set in the configuration. Change it there.', {
          code: 'configured-network',
        });
      const command = { type: 'DisallowNetwork', data: { entryId, by: identity.sub }, now: now() } as const;
      await store.stream(allowListStream).handle([], command, { metadata: requestMetadata(request) });
      return { entries: await listEntries() };
    });
  };
