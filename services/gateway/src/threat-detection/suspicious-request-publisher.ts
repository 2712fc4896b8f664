import {
  type Bus,
  createBatchingPublisher,
  eventBatchType,
  type BatchingPublisher,
  streamSpecFor,
} from '@aera/event-bus';
import { clientNetwork } from '@aera/service-kit/ip-addresses';
import { createRateLimiter, type Rate, type RateLimiterOptions } from '../limits/rate-limiter.ts';
import { type SuspiciousRequest, suspiciousRequestSubject } from './suspicious-request.ts';

/** Publishes suspicious requests without delaying responses. */
interface SuspiciousRequestPublisher {
  publish(suspiciousRequest: SuspiciousRequest): void;
  /** Attaches the bus; publishing starts now. */
  attachBus(bus: Pick<Bus, 'send' | 'ensureStreams'>): Promise<void>;
  /** Takes no more, and waits a moment for what is on its way. */
  drain(): Promise<void>;
  /** How many were published, and how many were dropped, for which reason. */
  counts(): Record<ReportOutcome, number>;
}

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

/** Milliseconds for which a report is retried, and for which shutdown waits for the last ones. */
const publishDeadlineMs = 10_000;
const drainTimeoutMs = 2_000;

export function createSuspiciousRequestPublisher(
  options: RateLimiterOptions = {},
): SuspiciousRequestPublisher {
  const counts: Record<ReportOutcome, number> = {
    published: 0,
    'dropped-not-connected': 0,
    'dropped-queue-full': 0,
    'dropped-network-budget': 0,
    'dropped-bus': 0,
  };
  const perNetwork = createRateLimiter(options);
  let publisher: BatchingPublisher | null = null;

  return {
    publish(suspiciousRequest) {
      if (!publisher) counts['dropped-not-connected']++;
      else if (!perNetwork.take(clientNetwork(suspiciousRequest.data.ip), budget).allowed)
        counts['dropped-network-budget']++;
      else
        publisher.publish(suspiciousRequest).then(
          () => counts.published++,
          (error: { code?: string }) =>
            counts[error.code === 'overloaded' ? 'dropped-queue-full' : 'dropped-bus']++,
        );
    },
    async attachBus(bus) {
      await bus.ensureStreams([streamSpecFor('gateway')]);
      publisher = createBatchingPublisher({
        bus,
        subject: suspiciousRequestSubject,
        contentType: eventBatchType,
        maxQueue,
        maxInFlight: 1,
        deadlineMs: publishDeadlineMs,
      });
    },
    async drain() {
      const last = publisher?.drain();
      publisher = null;
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, drainTimeoutMs);
      await Promise.race([last, waited.promise]);
      clearTimeout(timer);
    },
    counts: () => counts,
  };
}
