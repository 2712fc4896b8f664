import { liveBlockLimit, Message, suspiciousRequestDetected } from '@aera/contracts/server';
import type { Consumer } from '@aera/event-bus';
import { createBroadcast, isTransientError } from '@aera/service-kit';
import { readBlockedIps } from '../blocks/block-queries.ts';
import type { BlockService } from '../blocks/block-service.ts';
import type { SecurityContext } from '../security-context.ts';
import { eraseStaleNetworks } from './erase-stale-networks.ts';
import { createRuleEvaluator } from './evaluate-rules.ts';
import { createFailedAttemptMonitor } from './failed-attempts.ts';
import { computeIntrusionReport } from './intrusion-report.ts';
import { type AssessedPosture, securityStatusRoutes } from './security-status-routes.ts';
import { toSuspiciousRequest } from './suspicious-request.ts';
import { pruneDetectionData } from './suspicious-request-store.ts';
import { threatRoutes } from './threat-routes.ts';
import { threatProjection } from './threats-projection.ts';

/** Interval at which expired evidence (suspicious requests) is deleted. */
const pruneIntervalMs = 60_000;
/** Interval at which networks whose retention period is over are erased. */
const eraseIntervalMs = 60 * 60_000;

/** Detects threats in suspicious requests that gateways report and in failed sign-ins, blocks their networks, and streams the results. */
export function threatsModule(
  context: SecurityContext,
  blockService: BlockService,
  readPosture: () => Promise<AssessedPosture | null>,
) {
  const { store, sql, bus, readStewardName, clock, now, log, metrics, workers } = context;
  const evaluate = createRuleEvaluator(context, blockService);
  const failedAttempts = createFailedAttemptMonitor(context, evaluate);
  const feed = createBroadcast({
    event: 'security',
    read: async () => ({
      at: now(),
      report: await computeIntrusionReport(sql, clock()),
      blocked: await readBlockedIps(sql, readStewardName, now(), { limit: liveBlockLimit, offset: 0 }),
    }),
    contentKey: ({ report, blocked }) => JSON.stringify([report, blocked]),
    log,
  });
  metrics.gauge('security_stream_clients', 'Live security pages that are open', () => ({
    stewards: feed.count(),
  }));
  const prune = () => pruneDetectionData(sql, clock());
  const erase = (stopping: AbortSignal) => eraseStaleNetworks(store, clock(), stopping);
  const tasks = [
    failedAttempts,
    workers.schedule('Clean up threat evidence', prune, { intervalMs: pruneIntervalMs }),
    workers.schedule('Erase inactive networks', erase, { intervalMs: eraseIntervalMs }),
  ];
  let consumer: Consumer | undefined;

  return {
    projections: [threatProjection],
    routes: [
      securityStatusRoutes(context, { readPosture, consumer: () => consumer, feed }),
      threatRoutes(context),
    ],
    reportFailedAttempt: failedAttempts.enqueue,
    start: () => {
      consumer = bus.consumeBatches({
        stream: 'gateway',
        durable: 'security-auth-threats',
        maxMessages: 50,
        isTransient: isTransientError,
        parse: parseSuspiciousRequest,
        handle: async ({ payloads }) =>
          evaluate(payloads.filter((suspiciousRequest) => suspiciousRequest !== null)),
      });
      for (const task of tasks) task.start();
    },
    stop: async () => {
      await consumer?.stop();
      for (const task of tasks) await task.stop();
    },
  };
}

/** Returns null for other messages on the gateway's stream. */
function parseSuspiciousRequest(payload: unknown) {
  const message = Message.parse(payload);
  return message.type === suspiciousRequestDetected.type
    ? toSuspiciousRequest({ data: suspiciousRequestDetected.data.parse(message.data) })
    : null;
}
