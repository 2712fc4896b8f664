import { createHash } from 'node:crypto';
import type { HitRows, ViewProperties } from '../../hits/hit-rows.ts';
import type { BotSignal } from '@aera/contracts';

type ViewRow = HitRows['views'][number];

/** A row of `page_views`. Unknown texts are empty. */
export interface StoredView extends Pick<
  ViewRow,
  'day' | 'id' | 'visitor_id' | 'consented' | 'viewed_at' | 'last_seen_at' | 'received_at'
> {
  readonly path: string;
  readonly title: string;
  readonly referrer: string;
  readonly referrer_host: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  readonly click_ids: Readonly<Record<string, string>>;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly browser: string;
  readonly os: string;
  readonly device: string;
  readonly language: string;
  readonly screen: string;
  readonly signals: readonly BotSignal[];
}

/** Columns of `StoredView` in statements. */
export const viewColumns = `day, id, visitor_id, consented, viewed_at, last_seen_at, received_at, path, title, referrer, referrer_host,
  source, medium, campaign, term, content, click_ids, country, region, city, browser, os, device, language, screen, signals`;

export function toStoredView({ properties, ...row }: ViewRow): StoredView & { fingerprint: number } {
  return {
    day: row.day,
    id: row.id,
    visitor_id: row.visitor_id,
    consented: row.consented,
    viewed_at: row.viewed_at,
    last_seen_at: row.last_seen_at,
    received_at: row.received_at,
    path: properties.path,
    title: properties.title,
    referrer: properties.referrer ?? '',
    referrer_host: properties.referrerHost ?? '',
    source: properties.source ?? '',
    medium: properties.medium ?? '',
    campaign: properties.campaign ?? '',
    term: properties.term ?? '',
    content: properties.content ?? '',
    click_ids: Object.fromEntries(
      Object.entries(properties.clickIds).map(([name, value]) => [name, value ?? '']),
    ),
    country: properties.country ?? '',
    region: properties.region ?? '',
    city: properties.city ?? '',
    browser: properties.browser ?? '',
    os: properties.os ?? '',
    device: properties.device ?? '',
    language: properties.language ?? '',
    screen: properties.screen ?? '',
    signals: properties.signals,
    fingerprint: createHash('sha1')
      .update(JSON.stringify([row.consented, properties]))
      .digest()
      .readUInt32BE(),
  };
}

/** The inverse of `toStoredView`. */
export const toViewRow = (stored: StoredView): ViewRow => ({
  day: stored.day,
  id: stored.id,
  visitor_id: stored.visitor_id,
  previous_visitor_id: null,
  consented: stored.consented,
  viewed_at: stored.viewed_at,
  last_seen_at: stored.last_seen_at,
  received_at: stored.received_at,
  properties: toProperties(stored),
});

const toProperties = (stored: StoredView): ViewProperties => ({
  country: stored.country || null,
  region: stored.region || null,
  city: stored.city || null,
  browser: stored.browser || null,
  os: stored.os || null,
  device: stored.device || null,
  signals: stored.signals,
  path: stored.path,
  title: stored.title,
  referrer: stored.referrer || null,
  referrerHost: stored.referrer_host || null,
  source: stored.source || null,
  medium: stored.medium || null,
  campaign: stored.campaign || null,
  term: stored.term || null,
  content: stored.content || null,
  clickIds: Object.fromEntries(
    Object.entries(stored.click_ids).map(([name, value]) => [name, value || null]),
  ),
  language: stored.language || null,
  screen: stored.screen || null,
});
