import { Readable } from 'node:stream';
import type { ConsentRecord } from '@aera/contracts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  'ID',
  'Session ID',
  'IP Address',
  'Location',
  'Consented At',
  'Notice Version',
  'User Agent',
  'Referrer',
];

/** The records as CSV (RFC 4180), page by page. A cell that a spreadsheet would take for a formula is defused. */
export const consentsCsv = (pages: AsyncIterable<readonly ConsentRecord[]>): Readable =>
  Readable.from(linesOf(pages), { highWaterMark: 1 });

async function* linesOf(pages: AsyncIterable<readonly ConsentRecord[]>): AsyncGenerator<string> {
  yield csv([columns]);
  for await (const page of pages) yield csv(page.map(cellsOf));
}

const csv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });

const cellsOf = (record: ConsentRecord): string[] => [
  record.id,
  record.sessionId,
  record.ipAddress,
  locationOf(record),
  record.consentedAt,
  record.noticeVersion,
  record.userAgent,
  record.referrer ?? '',
];

/** City, region and country, as far as they are known. */
const locationOf = ({ geolocation }: ConsentRecord): string =>
  [geolocation?.city, geolocation?.region, geolocation?.country].filter(Boolean).join(', ') || 'Unknown';
