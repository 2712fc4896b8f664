import { Readable } from 'node:stream';
import type { Contact } from '@aera/contracts';
import { stringify } from 'csv-stringify/sync';
import { type Cell, type SheetColumn, writeWorkbook } from '../spreadsheet/workbook.ts';

interface LeadColumn extends SheetColumn {
  readonly cell: (contact: Contact) => Cell;
  /** The cells are instants; the column title in workbooks ends in “(UTC)”. */
  readonly isTimestamp?: boolean;
}

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Columns of exported files. */
const leadColumns: readonly LeadColumn[] = [
  { title: 'ID', width: 38, cell: ({ id }) => id },
  { title: 'Name', width: 24, cell: ({ name }) => name },
  { title: 'Email', width: 30, cell: ({ email }) => email },
  { title: 'Subject', width: 30, cell: ({ subject }) => subject ?? null },
  { title: 'Message', width: 60, cell: ({ message }) => message },
  { title: 'Status', width: 11, cell: ({ status }) => status },
  { title: 'Lead Score', width: 11, cell: ({ leadScore }) => leadScore },
  { title: 'Close Reason', width: 16, cell: ({ closeReason }) => closeReason },
  { title: 'Assigned To', width: 20, cell: ({ owner }) => owner?.name ?? null },
  { title: 'Next Step', width: 30, cell: ({ nextStep }) => nextStep?.step ?? null },
  {
    title: 'Next Step Due',
    width: 20,
    isTimestamp: true,
    cell: ({ nextStep }) => toDate(nextStep?.dueAt ?? null),
  },
  { title: 'Created At', width: 20, isTimestamp: true, cell: ({ createdAt }) => toDate(createdAt) },
  { title: 'Source', width: 10, cell: ({ source }) => source },
  { title: 'Snoozed Until', width: 20, isTimestamp: true, cell: ({ snoozedUntil }) => toDate(snoozedUntil) },
  { title: 'Note Count', width: 11, cell: ({ notes }) => notes },
];

/** Returns leads as CSV (RFC 4180), one page in memory at a time. Escapes cells that spreadsheet programs would evaluate as formulas. */
export const writeLeadsCsv = (pages: AsyncIterable<readonly Contact[]>): Readable =>
  Readable.from(toLines(pages), { highWaterMark: 1 });

async function* toLines(pages: AsyncIterable<readonly Contact[]>): AsyncGenerator<string> {
  yield formatCsv([leadColumns.map(({ title }) => title)]);
  for await (const page of pages)
    yield formatCsv(page.map((contact) => leadColumns.map(({ cell }) => toCsvText(cell(contact)))));
}

const formatCsv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });

const toCsvText = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));

/** Cells of workbooks have no time zone, so the column title names it. */
const workbookColumns = leadColumns.map(({ title, width, isTimestamp }) => ({
  title: isTimestamp ? `${title} (UTC)` : title,
  width,
}));

/** Returns leads as an XLSX workbook, one page in memory at a time. */
export const writeLeadsXlsx = (pages: AsyncIterable<readonly Contact[]>): Readable =>
  Readable.from(writeWorkbook({ name: 'Contacts', columns: workbookColumns, batches: toRows(pages) }), {
    highWaterMark: 1,
  });

async function* toRows(pages: AsyncIterable<readonly Contact[]>) {
  for await (const page of pages) yield page.map((contact) => leadColumns.map(({ cell }) => cell(contact)));
}
