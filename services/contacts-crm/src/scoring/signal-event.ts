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
  /** The page before was one of the site itself. */
  readonly inside: boolean;
  readonly source: string | null;
  readonly campaign: string | null;
  /** Names of the click ids in the address. */
  readonly clicks: readonly string[];
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|baidu|brave|kagi|ask|mojeek|swisscows)\./;
const maxSourceLength = 100;

/** By which way, and from where; null for a view that is not the first of a visit. What a link says of itself comes first. */
function classifyTrafficSource({
  referrer,
  inside,
  source,
  campaign,
  clicks,
}: TrafficSourceInput): { way: TrafficSource; from: string | null } | null {
  const named = source?.trim() || campaign?.trim() || clicks[0];
  if (named) return { way: 'campaign', from: short(named) };
  if (inside) return null;
  const host = hostOf(referrer);
  if (!host) return { way: 'direct', from: null };
  return { way: searchEngines.test(host) ? 'search' : 'referral', from: short(host) };
}

function hostOf(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}

/** What a visitor may write is bounded, and cut between characters. */
const short = (text: string): string => [...text.toWellFormed()].slice(0, maxSourceLength).join('');

/** One thing that one visitor session did, as a message of another service tells it. */
export interface SignalEvent {
  /** The same for every telling of it. */
  readonly key: string;
  readonly sessionId: string;
  readonly at: string;
  readonly counts: Partial<Pick<DailySignals, 'views' | 'searches' | 'consents' | 'questions' | 'bookings'>>;
  readonly trafficSource?: ReturnType<typeof classifyTrafficSource>;
}

/** A steward's word on a session. */
export interface SessionClassification {
  readonly sessionId: string;
  readonly bot: boolean;
  readonly at: string;
}

/** So many things in its headers speak against a person, and it is no person's view. */
const botSignalThreshold = 2;

/** A view of a visitor who acknowledged the notice; null for all others. */
function signalFromPageView(data: z.output<typeof pageViewed.data>, at: string): SignalEvent | null {
  // The oldest messages say nothing of consent: all of them were of visitors who gave it.
  if (data.consented === false || (data.signals ?? []).length >= botSignalThreshold) return null;
  const { utm, referrer, isInternalReferrer: inside = false, clickIds = {} } = data;
  const arrival = { referrer, inside, source: utm?.source ?? null, campaign: utm?.campaign ?? null };
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

/** Null for a question that was asked before the notice was acknowledged. */
export const signalFromQuestion = (data: z.output<typeof questionSubmitted.data>): SignalEvent | null =>
  data.sessionId
    ? {
        key: `question ${data.questionId}`,
        sessionId: data.sessionId,
        at: data.submittedAt,
        counts: { questions: 1 },
      }
    : null;

/** The signs and classifications in messages of visitor-analytics; the other kinds are passed over. */
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
