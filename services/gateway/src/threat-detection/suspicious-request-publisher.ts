import {
  type Bus,
  createBatchingPublisher,
  eventBatchType,
  type BatchingPublisher,
  findStreamSpec,
} from '@aera/event-bus';
import { toClientKey } from '@aera/service-kit/ip-addresses';
import { LRUCache } from 'lru-cache';
import { createRateLimiter, type Rate, type RateLimiterOptions } from '../limits/rate-limiter.ts';
import { type SuspiciousRequest, suspiciousRequestSubject } from './suspicious-request.ts';

type ReportOutcome =
  | 'published'
  | 'dropped-not-connected'
  | 'dropped-queue-full'
  | 'dropped-network-budget'
  | 'dropped-bus';

/** Maximum queued reports; a message can have 1 kB. */
const maxQueue = 2_000;

/** Reports per network: a noisy network must not displace the reports of others. */
const budget: Rate = { burst: 300, perSecond: 20 };
/** Of a blocked network: enough to see that it goes on. Each report costs an evaluation of its last hour. */
const blockedBudget: Rate = { burst: 10, perSecond: 0.2 };

/** Blocked networks whose omitted reports are counted, and for how long: a later block must not get the count of this one. */
const maxNetworks = 10_000;
const omittedTtlMs = 10 * 60_000;

/** Milliseconds for which reports wait for others: every message is evaluated on its own. */
const lingerMs = 500;

/** Milliseconds for which a report is retried, and for which shutdown waits for the last ones. */
const publishDeadlineMs = 10_000;
const drainTimeoutMs = 2_000;

/** Publishes suspicious requests without delaying responses. */
export function createSuspiciousRequestPublisher(options: RateLimiterOptions = {}) {
  const counts: Record<ReportOutcome, number> = {
    published: 0,
    'dropped-not-connected': 0,
    'dropped-queue-full': 0,
    'dropped-network-budget': 0,
    'dropped-bus': 0,
  };
  const perNetwork = createRateLimiter(options);
  /** Reports of blocked networks that were dropped since the last published one. */
  const omitted = new LRUCache<string, number>({ max: maxNetworks, ttl: omittedTtlMs });
  let publisher: BatchingPublisher | null = null;

  const countOmitted = (network: string, count: number) =>
    omitted.set(network, (omitted.get(network) ?? 0) + count);

  function addOmitted(report: SuspiciousRequest, network: string): SuspiciousRequest {
    const count = omitted.get(network);
    omitted.delete(network);
    return count === undefined ? report : { ...report, data: { ...report.data, omitted: count } };
  }

  return {
    /** @param isBlocked whether the request was rejected because its network is blocked */
    publish(suspiciousRequest: SuspiciousRequest, isBlocked = false): void {
      const network = toClientKey(suspiciousRequest.data.ip);
      if (!publisher) counts['dropped-not-connected']++;
      else if (
        !(isBlocked ? perNetwork.take(`${network} blocked`, blockedBudget) : perNetwork.take(network, budget))
          .allowed
      ) {
        counts['dropped-network-budget']++;
        if (isBlocked) countOmitted(network, 1);
      } else {
        const report = isBlocked ? addOmitted(suspiciousRequest, network) : suspiciousRequest;
        publisher.publish(report).then(
          () => counts.published++,
          (error: { code?: string }) => {
            counts[error.code === 'overloaded' ? 'dropped-queue-full' : 'dropped-bus']++;
            if (isBlocked) countOmitted(network, 1 + (report.data.omitted ?? 0));
          },
        );
      }
    },
    /** Starts publishing. */
    async attachBus(bus: Pick<Bus, 'send' | 'ensureStreams'>): Promise<void> {
      await bus.ensureStreams([findStreamSpec('gateway')]);
      publisher = createBatchingPublisher({
        bus,
        subject: suspiciousRequestSubject,
        contentType: eventBatchType,
        maxQueue,
        lingerMs,
        maxInFlight: 1,
        deadlineMs: publishDeadlineMs,
      });
    },
    /** Stops publishing; waits up to 2 s for queued reports. */
    async drain(): Promise<void> {
      const drained = publisher?.drain();
      publisher = null;
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, drainTimeoutMs);
      await Promise.race([drained, timeout.promise]);
      clearTimeout(timer);
    },
    /** Reports by outcome. */
    counts: () => counts,
  };
}
