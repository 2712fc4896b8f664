import { createHash } from 'node:crypto';
import type { HitRows, ViewProperties } from '../../hits/hit-rows.ts';
import type { BotSignal } from '@aera/contracts';
import { originColumns, type StoredOrigin, toOrigin, toStoredOrigin } from './stored-origin.ts';

type ViewRow = HitRows['views'][number];

const rowColumns = [
  'day',
  'id',
  'visitor_id',
  'consented',
  'viewed_at',
  'last_seen_at',
  'received_at',
] as const;

/** Columns of texts with the name of their property. Unknown texts are empty. */
export const viewTexts = [
  'path',
  'title',
  'referrer',
  'country',
  'region',
  'city',
  'browser',
  'os',
  'device',
  'language',
  'screen',
] as const satisfies readonly (keyof ViewProperties)[];

type ViewTexts = Readonly<Record<(typeof viewTexts)[number], string>>;

/** A row of `page_views`. */
export interface StoredView extends Pick<ViewRow, (typeof rowColumns)[number]>, ViewTexts, StoredOrigin {
  readonly signals: readonly BotSignal[];
}

/** Columns of `StoredView` in statements. */
export const viewColumns = [...rowColumns, ...viewTexts, ...originColumns, 'signals'].join(', ');

export const toStoredView = ({
  properties,
  previous_visitor_id: _previousVisitorId,
  ...row
}: ViewRow): StoredView & { fingerprint: number } => ({
  ...row,
  ...toStoredOrigin(properties),
  path: properties.path,
  title: properties.title,
  referrer: properties.referrer ?? '',
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
});

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
  properties: {
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
    ...toOrigin(stored),
    language: stored.language || null,
    screen: stored.screen || null,
  },
});
