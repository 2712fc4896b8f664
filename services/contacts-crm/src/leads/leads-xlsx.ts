import { Readable } from 'node:stream';
import type { Contact } from '@aera/contracts';
import { workbook } from '../spreadsheet/workbook.ts';
import { leadColumns } from './lead-columns.ts';

/** A cell knows no time zone, so its column says which. */
const columns = leadColumns.map(({ title, width, moment }) => ({
  title: moment ? `${title} (UTC)` : title,
  width,
}));

/** Contacts as a workbook, page by page. */
export const leadsXlsx = (pages: AsyncIterable<readonly Contact[]>): Readable =>
  Readable.from(workbook({ name: 'Contacts', columns, batches: rowsOf(pages) }), { highWaterMark: 1 });

async function* rowsOf(pages: AsyncIterable<readonly Contact[]>) {
  for await (const page of pages) yield page.map((contact) => leadColumns.map(({ cell }) => cell(contact)));
}
