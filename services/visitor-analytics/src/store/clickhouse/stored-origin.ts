import type { TrafficOrigin } from '../../hits/hit-rows.ts';

/** Columns of texts, and the property of each. Unknown texts are empty. */
export const originTexts = [
  ['referrer_host', 'referrerHost'],
  ['source', 'source'],
  ['medium', 'medium'],
  ['campaign', 'campaign'],
  ['term', 'term'],
  ['content', 'content'],
] as const satisfies readonly (readonly [string, keyof TrafficOrigin])[];

type OriginTexts = Readonly<Record<(typeof originTexts)[number][0], string>>;

/** The columns of an origin in `page_views` and `session_starts`. */
export interface StoredOrigin extends OriginTexts {
  readonly click_ids: Readonly<Record<string, string>>;
}

export const originColumns: readonly string[] = [...originTexts.map(([column]) => column), 'click_ids'];

export const toStoredOrigin = (origin: TrafficOrigin): StoredOrigin => ({
  referrer_host: origin.referrerHost ?? '',
  source: origin.source ?? '',
  medium: origin.medium ?? '',
  campaign: origin.campaign ?? '',
  term: origin.term ?? '',
  content: origin.content ?? '',
  click_ids: Object.fromEntries(Object.entries(origin.clickIds).map(([name, value]) => [name, value ?? ''])),
});

/** The inverse of `toStoredOrigin`. */
export const toOrigin = (stored: StoredOrigin): TrafficOrigin => ({
  referrerHost: stored.referrer_host || null,
  source: stored.source || null,
  medium: stored.medium || null,
  campaign: stored.campaign || null,
  term: stored.term || null,
  content: stored.content || null,
  clickIds: Object.fromEntries(
    Object.entries(stored.click_ids).map(([name, value]) => [name, value || null]),
  ),
});
