import { Readable } from 'node:stream';
import type { ConsentRecord } from '@aera/contracts';
import { stringify } from 'csv-stringify';

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

/** The records as CSV (RFC 4180), as they come. A cell that a spreadsheet would take for a formula is defused. */
export const consentsCsv = (pages: AsyncIterable<readonly ConsentRecord[]>): Readable =>
  Readable.from(rowsOf(pages)).compose(
    stringify({ header: true, columns, escape_formulas: true, record_delimiter: 'windows' }),
  ) as Readable;

async function* rowsOf(pages: AsyncIterable<readonly ConsentRecord[]>): AsyncGenerator<string[]> {
  for await (const page of pages) yield* page.map(cellsOf);
}

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
