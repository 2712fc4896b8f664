import {
  type consentRecorded,
  engagementRecorded,
  type Message,
  pageViewed,
  type questionSubmitted,
  sessionReclassified,
} from '@aera/contracts/server';
import type { z } from 'zod';
import type { DailySignals, TrafficSource } from './daily-signals.ts';

/** Traffic source fields of a view. */
interface TrafficSourceInput {
  readonly referrer: string | null;
  /** The referrer is a page of the site itself. */
  readonly isInternal: boolean;
  readonly source: string | null;
  readonly campaign: string | null;
  /** Names of the click ids in the URL. */
  readonly clicks: readonly string[];
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|baidu|brave|kagi|ask|mojeek|swisscows)\./;
const maxSourceLength = 100;

/** Returns the traffic source; null for a view that did not start a visit. Campaign parameters take precedence over the referrer. */
function classifyTrafficSource({
  referrer,
  isInternal,
  source,
  campaign,
  clicks,
}: TrafficSourceInput): { way: TrafficSource; from: string | null } | null {
  const named = source?.trim() || campaign?.trim() || clicks[0];
  if (named) return { way: 'campaign', from: truncate(named) };
  if (isInternal) return null;
  const host = hostOf(referrer);
  if (!host) return { way: 'direct', from: null };
  return { way: searchEngines.test(host) ? 'search' : 'referral', from: truncate(host) };
}

function hostOf(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}

/** Truncates visitor input at a character boundary. */
const truncate = (text: string): string => [...text.toWellFormed()].slice(0, maxSourceLength).join('');

/** One action of a visitor session, from a message of another service. */
export interface SignalEvent {
  /** Idempotency key of the action. */
  readonly key: string;
  readonly sessionId: string;
  readonly at: string;
  readonly counts: Partial<Pick<DailySignals, 'views' | 'searches' | 'consents' | 'questions' | 'bookings'>>;
  readonly trafficSource?: ReturnType<typeof classifyTrafficSource>;
}

/** Classification of a session by a steward. */
export interface SessionClassification {
  readonly sessionId: string;
  readonly bot: boolean;
  readonly at: string;
}

/** A view with at least this many bot signals in its headers is ignored. */
const botSignalThreshold = 2;

/** Returns null without consent, and for suspected bots. */
function signalFromPageView(data: z.output<typeof pageViewed.data>, at: string): SignalEvent | null {
  // An absent `consented` means true.
  if (data.consented === false || (data.signals ?? []).length >= botSignalThreshold) return null;
  const { utm, referrer, isInternalReferrer: isInternal = false, clickIds = {} } = data;
  const arrival = { referrer, isInternal, source: utm?.source ?? null, campaign: utm?.campaign ?? null };
  return {
    key: `view ${data.pageViewId}`,
    sessionId: data.visitorId,
    at,
    counts: { views: 1, searches: data.path === '/search' ? 1 : 0 },
    trafficSource: classifyTrafficSource({ ...arrival, clicks: Object.keys(clickIds) }),
  };
}

export const signalFromConsent = ({
  consentId,
  sessionId,
  consentedAt,
}: z.output<typeof consentRecorded.data>): SignalEvent => ({
  key: `consent ${consentId}`,
  sessionId,
  at: consentedAt,
  counts: { consents: 1 },
});

/** Returns null for a question asked before consent. */
export const signalFromQuestion = (data: z.output<typeof questionSubmitted.data>): SignalEvent | null =>
  data.sessionId
    ? {
        key: `question ${data.questionId}`,
        sessionId: data.sessionId,
        at: data.submittedAt,
        counts: { questions: 1 },
      }
    : null;

/** Returns the signals and classifications in messages of visitor-analytics; other message types are ignored. */
export function parseAnalyticsMessages(messages: readonly Message[]): {
  signs: SignalEvent[];
  classifications: SessionClassification[];
} {
  const signs: SignalEvent[] = [];
  const classifications: SessionClassification[] = [];
  for (const { type, time, data } of messages) {
    if (type === pageViewed.type) {
      const sign = signalFromPageView(pageViewed.data.parse(data), time);
      if (sign) signs.push(sign);
    } else if (type === engagementRecorded.type) {
      const { visitorId: sessionId, pageViewId, action } = engagementRecorded.data.parse(data);
      if (action === 'booking')
        signs.push({ key: `booking ${pageViewId}`, sessionId, at: time, counts: { bookings: 1 } });
    } else if (type === sessionReclassified.type) {
      const { sessionId, verdict, at } = sessionReclassified.data.parse(data);
      classifications.push({ sessionId, bot: verdict === 'bot', at });
    }
  }
  return { signs, classifications };
}
