import { Message, suspiciousRequestDetected } from '@aera/contracts/server';
import type { Consumer } from '@aera/event-bus';
import { createBroadcast, isTransientError, type ServiceContext } from '@aera/service-kit';
import type { BlocksModule } from '../blocks/blocks-module.ts';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import type { FailedAttempt } from '../throttling/attempt-throttle.ts';
import { eraseStaleNetworks } from './erase-stale-networks.ts';
import { createRuleEvaluator } from './evaluate-rules.ts';
import { createFailedAttemptMonitor } from './failed-attempts.ts';
import { readIntrusionReport } from './intrusion-report.ts';
import { liveRoutes } from './live-routes.ts';
import { createThreatResponder } from './respond-to-threat.ts';
import { type AssessedPosture, statusRoutes } from './status-routes.ts';
import { fromMessage } from './suspicious-request.ts';
import { pruneSuspiciousRequests } from './suspicious-requests-table.ts';
import { threatRoutes } from './threat-routes.ts';
import { threatProjection } from './threats-projection.ts';

interface Needs {
  readonly blocks: BlocksModule;
  readonly nameOf: StewardNameLookup;
  readonly posture: () => Promise<AssessedPosture | null>;
}

/** Interval at which expired requests are deleted, in milliseconds. */
const tidyEvery = 60_000;

/** Detects threats in the reports of gateways and of sign-ins, responds with blocks, and streams the results. */
export function threatsModule(
  { store, sql, bus, clock, newId, log, metrics, workers }: ServiceContext,
  { blocks: { manager, keyOf, readBlocked }, nameOf, posture }: Needs,
) {
  const answer = createThreatResponder({ store, manager, clock });
  const watch = createRuleEvaluator({ store, manager, answer, keyOf, clock, newId });
  const attempts = createFailedAttemptMonitor({ watch, newId, workers });
  const feed = createBroadcast({
    event: 'security',
    read: async () => ({
      at: clock().toISOString(),
      report: await readIntrusionReport(sql, clock()),
      blocked: await readBlocked(),
    }),
    contentKey: ({ report, blocked }) => JSON.stringify([report, blocked]),
    log,
  });
  metrics.gauge('security_stream_clients', 'Live security pages that are open', () => ({
    stewards: feed.count(),
  }));
  const tidy = async () => {
    await pruneSuspiciousRequests(sql, clock());
    await eraseStaleNetworks(store, clock());
  };
  const loops = [attempts, workers.schedule('Clean up threat evidence', tidy, { intervalMs: tidyEvery })];
  let consumer: Consumer | undefined;

  return {
    projections: [threatProjection],
    routes: [
      statusRoutes({ store, posture, consumer: () => consumer }),
      threatRoutes({ store, nameOf, clock }),
      liveRoutes(feed),
    ],
    /** Reports a failed attempt. */
    refused: (attempt: FailedAttempt) => attempts.refused(attempt),
    start: () => {
      consumer = bus.consumeBatches({
        stream: 'gateway',
        durable: 'security-auth-threats',
        maxMessages: 50,
        isTransient: isTransientError,
        parse: parseSuspiciousRequest,
        handle: async ({ payloads }) =>
          watch(payloads.filter((suspiciousRequest) => suspiciousRequest !== null)),
      });
      for (const loop of loops) loop.start();
    },
    stop: async () => {
      await consumer?.stop();
      for (const loop of loops) await loop.stop();
    },
  };
}

/** Returns null for other messages on the gateway's stream. */
function parseSuspiciousRequest(payload: unknown) {
  const message = Message.parse(payload);
  return message.type === suspiciousRequestDetected.type
    ? fromMessage({ data: suspiciousRequestDetected.data.parse(message.data) })
    : null;
}
