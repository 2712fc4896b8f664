import { Readable } from 'node:stream';
import type { Contact } from '@aera/contracts';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from '../spreadsheet/sheet-xml.ts';
import { leadColumns } from './lead-columns.ts';

/** Contacts as CSV (RFC 4180), page by page. A cell that a spreadsheet would take for a formula is defused. */
export const leadsCsv = (pages: AsyncIterable<readonly Contact[]>): Readable =>
  Readable.from(linesOf(pages), { highWaterMark: 1 });

async function* linesOf(pages: AsyncIterable<readonly Contact[]>): AsyncGenerator<string> {
  yield csv([leadColumns.map(({ title }) => title)]);
  for await (const page of pages)
    yield csv(page.map((contact) => leadColumns.map(({ cell }) => written(cell(contact)))));
}

const csv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });

const written = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));
