import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** Streams rows as CSV (RFC 4180). Cells that spreadsheet programs would evaluate as a formula are escaped. */
export const toCsv = (
  columns: readonly string[],
  rows: Iterable<unknown[]> | AsyncIterable<unknown[]>,
): Readable =>
  Readable.from(rows).compose(
    stringify({ header: true, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' }),
  ) as Readable;

/** Responds with a file to download. */
export const sendCsv = (reply: FastifyReply, name: string, csv: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csv);
