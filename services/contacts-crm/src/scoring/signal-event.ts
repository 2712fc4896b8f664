import {
  bookingClicked,
  type consentRecorded,
  type Message,
  type questionSubmitted,
  sessionClassified,
  type VisitChannel,
  visitSignalsComputed,
} from '@aera/contracts/server';
import type { z } from 'zod';
import type { TrafficSource, VisitSignalsRow } from './daily-signals.ts';

const trafficSourceByChannel: Readonly<Record<VisitChannel, TrafficSource>> = {
  direct: 'direct',
  'organic search': 'search',
  social: 'referral',
  referral: 'referral',
  paid: 'campaign',
  email: 'campaign',
  campaign: 'campaign',
};
const maxSourceLength = 100;

/** Truncates visitor input at a character boundary. */
const truncate = (text: string): string => [...text.toWellFormed()].slice(0, maxSourceLength).join('');

/** One action of a visitor session, from a message of another service. */
export interface SignalEvent {
  /** Idempotency key of the action. */
  readonly key: string;
  readonly sessionId: string;
  readonly at: string;
  readonly action: 'consents' | 'questions' | 'bookings';
}

/** Classification of a session by a steward. */
export interface SessionClassification {
  readonly sessionId: string;
  readonly bot: boolean;
  readonly at: string;
}

export const toConsentSignal = ({
  consentId,
  sessionId,
  consentedAt,
}: z.output<typeof consentRecorded.data>): SignalEvent => ({
  key: `consent ${consentId}`,
  sessionId,
  at: consentedAt,
  action: 'consents',
});

/** Returns null for a question asked before consent. */
export const toQuestionSignal = (data: z.output<typeof questionSubmitted.data>): SignalEvent | null =>
  data.sessionId
    ? {
        key: `question ${data.questionId}`,
        sessionId: data.sessionId,
        at: data.submittedAt,
        action: 'questions',
      }
    : null;

const toVisitSignals = ({
  channel,
  source,
  ...visit
}: z.output<typeof visitSignalsComputed.data>): VisitSignalsRow => ({
  ...visit,
  trafficSource: trafficSourceByChannel[channel],
  trafficSourceDetail: truncate(source.trim()) || null,
});

/** Returns the signals and classifications in messages of visitor-analytics; other message types are ignored. */
export function parseAnalyticsMessages(messages: readonly Message[]): {
  visits: VisitSignalsRow[];
  actions: SignalEvent[];
  classifications: SessionClassification[];
} {
  const visits: VisitSignalsRow[] = [];
  const actions: SignalEvent[] = [];
  const classifications: SessionClassification[] = [];
  for (const { type, data } of messages) {
    if (type === visitSignalsComputed.type) {
      visits.push(toVisitSignals(visitSignalsComputed.data.parse(data)));
    } else if (type === bookingClicked.type) {
      const { sessionId, pageViewId, clickedAt } = bookingClicked.data.parse(data);
      actions.push({ key: `booking ${pageViewId}`, sessionId, at: clickedAt, action: 'bookings' });
    } else if (type === sessionClassified.type) {
      const { sessionId, classifiedAs, at } = sessionClassified.data.parse(data);
      classifications.push({ sessionId, bot: classifiedAs === 'bot', at });
    }
  }
  return { visits, actions, classifications };
}
