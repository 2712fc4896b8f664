import {
  consentRecorded,
  consentWithdrawn,
  Message,
  questionSubmitted,
  visitorErased,
} from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import {
  isTransientError,
  type ServiceContext,
  type ServiceModule,
  type StewardNames,
} from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createScoreWorker, scoringLockId } from './score-worker.ts';
import { scoreRoutes } from './score-routes.ts';
import { parseAnalyticsMessages, signalFromConsent, signalFromQuestion } from './signal-event.ts';
import { createSignalStore, signalsLockId } from './signal-store.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
}

/** A new consumer name, so that it reads each stream from the beginning. */
const durable = 'contacts-crm-scoring';

/** Lead scoring: stores signals from other services and computes scores by the rules. */
export function scoringModule(
  { store, sql, bus, clock, workers }: ServiceContext,
  { leads: { queries }, stewards }: Needs,
): ServiceModule {
  const signals = createSignalStore(store, clock);
  const worker = createScoreWorker({ store, clock, workers });
  let stopConsumer = async () => {};
  let unwatch = () => {};
  return {
    consumers: [
      {
        from: 'consent-ledger',
        durable,
        on: {
          ...handlerFor(consentRecorded, ({ data }) => signals.record([signalFromConsent(data)])),
          ...handlerFor(consentWithdrawn, ({ data }) => signals.suppress(data.sessionId, data.withdrawnAt)),
          ...handlerFor(visitorErased, ({ data }) => signals.suppress(data.sessionId, null)),
        },
      },
      {
        from: 'questions-notifications',
        durable,
        on: handlerFor(questionSubmitted, async ({ data }) => {
          const sign = signalFromQuestion(data);
          if (sign) await signals.record([sign]);
        }),
      },
    ],
    locks: { scoring: scoringLockId, 'signals of scoring': signalsLockId },
    routes: [scoreRoutes({ store, sql, queries, stewards, clock, wake: worker.wake })],
    start: async () => {
      const consumer = bus.consumeBatches({
        stream: 'visitor-analytics',
        durable,
        maxMessages: 200,
        isTransient: isTransientError,
        parse: (payload) => Message.parse(payload) as Message,
        handle: async ({ payloads }) => {
          const { signs, classifications } = parseAnalyticsMessages(payloads);
          await signals.record(signs);
          await signals.classify(classifications);
          worker.wake();
        },
      });
      stopConsumer = () => consumer.stop();
      unwatch = store.watch(worker.wake);
      worker.start();
    },
    stop: async () => {
      unwatch();
      await stopConsumer();
      await worker.stop();
    },
  };
}
