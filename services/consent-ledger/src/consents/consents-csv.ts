import { Readable } from 'node:stream';
import type { ConsentRecord } from '@aera/contracts';
import { stringify } from 'csv-stringify/sync';

const columns: Readonly<Record<string, (record: ConsentRecord) => string>> = {
  ID: ({ id }) => id,
  'Session ID': ({ sessionId }) => sessionId,
  'IP Address': ({ ipAddress }) => ipAddress,
  Location: ({ geolocation }) =>
    [geolocation?.city, geolocation?.region, geolocation?.country].filter(Boolean).join(', ') || 'Unknown',
  'Consented At': ({ consentedAt }) => consentedAt,
  'Notice Version': ({ noticeVersion }) => noticeVersion,
  'User Agent': ({ userAgent }) => userAgent,
  Referrer: ({ referrer }) => referrer ?? '',
};

/** Streams records as CSV (RFC 4180), page by page. Cells that spreadsheet programs would evaluate as a formula are escaped. */
export const writeConsentsCsv = (pages: AsyncIterable<readonly ConsentRecord[]>): Readable =>
  Readable.from(writeLines(pages), { highWaterMark: 1 });

async function* writeLines(pages: AsyncIterable<readonly ConsentRecord[]>): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield toCsv([Object.keys(columns)]);
  for await (const page of pages) yield toCsv(page.map((record) => cells.map((cell) => cell(record))));
}

const toCsv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
