import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** Rows as CSV (RFC 4180), as they come. A cell that a spreadsheet would take for a formula is defused. */
export const csvOf = (
  columns: readonly string[],
  rows: Iterable<unknown[]> | AsyncIterable<unknown[]>,
): Readable =>
  Readable.from(rows).compose(
    stringify({ header: true, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' }),
  ) as Readable;

/** Answers a file to be kept. */
export const sendCsv = (reply: FastifyReply, name: string, csv: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csv);
