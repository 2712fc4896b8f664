import {
  batchSubject,
  bookingClicked,
  consentRecorded,
  consentWithdrawn,
  Message,
  questionSubmitted,
  sessionClassified,
  visitorErased,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import {
  isTransientError,
  type ServiceContext,
  type ServiceModule,
  type StewardNames,
} from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createScoreWorker, scoringLock } from './score-worker.ts';
import { scoreRoutes } from './score-routes.ts';
import { parseAnalyticsMessages, toConsentSignal, toQuestionSignal } from './signal-event.ts';
import { createSignalStore, signalsLock } from './signal-store.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
}

/** Name of the consumers of scoring. Each reads its stream from the beginning. */
const durable = 'contacts-crm-scoring';

/** Messages of visitor-analytics that scores depend on. An erasure republishes the rest of a batch on a subject with the day. */
const analyticsSubjects = [
  ...[visitSignalsComputed, bookingClicked, sessionClassified].map(({ subject }) => subject),
  `${batchSubject('visitor-analytics')}.*`,
];

/** Lead scoring: stores signals from other services and computes scores by the rules. */
export function scoringModule(kit: ServiceContext, { leads: { queries }, stewards }: Needs): ServiceModule {
  const { store, bus, clock } = kit;
  const signals = createSignalStore(store, clock);
  const worker = createScoreWorker(kit);
  let stopConsumer = async () => {};
  let unwatch = () => {};
  return {
    consumers: [
      {
        from: 'consent-ledger',
        durable,
        on: {
          ...defineHandler(consentRecorded, ({ data }) => signals.record([toConsentSignal(data)])),
          ...defineHandler(consentWithdrawn, ({ data }) =>
            signals.suppress(data.sessionId, data.withdrawnAt),
          ),
          ...defineHandler(visitorErased, async ({ data }) => {
            await signals.suppress(data.sessionId, null);
            await bus.deadLetters.erase([data.sessionId]);
          }),
        },
      },
      {
        from: 'questions-notifications',
        durable,
        on: defineHandler(questionSubmitted, async ({ data }) => {
          const signal = toQuestionSignal(data);
          if (signal) await signals.record([signal]);
        }),
      },
    ],
    locks: { scoring: scoringLock, 'signals of scoring': signalsLock },
    routes: [scoreRoutes({ ...kit, queries, stewards, wake: worker.wake })],
    start: async () => {
      const consumer = bus.consumeBatches({
        stream: 'visitor-analytics',
        durable,
        subjects: analyticsSubjects,
        maxMessages: 200,
        isTransient: isTransientError,
        parse: (payload) => Message.parse(payload) as Message,
        handle: async ({ payloads }) => {
          const { visits, actions, classifications } = parseAnalyticsMessages(payloads);
          await signals.recordVisits(visits);
          await signals.record(actions);
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
