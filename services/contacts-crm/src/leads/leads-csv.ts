import { Readable } from 'node:stream';
import type { Contact } from '@aera/contracts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  'ID',
  'Name',
  'Email',
  'Subject',
  'Message',
  'Status',
  'Lead Score',
  'Close Reason',
  'Owner',
  'Next Step',
  'Next Step Due',
  'Created At',
];

/** Contacts as CSV (RFC 4180), page by page. A cell that a spreadsheet would take for a formula is defused. */
export const leadsCsv = (pages: AsyncIterable<readonly Contact[]>): Readable =>
  Readable.from(linesOf(pages), { highWaterMark: 1 });

async function* linesOf(pages: AsyncIterable<readonly Contact[]>): AsyncGenerator<string> {
  yield csv([columns]);
  for await (const page of pages) yield csv(page.map(cellsOf));
}

const csv = (rows: string[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });

const cellsOf = (contact: Contact): string[] => [
  contact.id,
  contact.name,
  contact.email,
  contact.subject ?? '',
  contact.message,
  contact.status,
  String(contact.leadScore),
  contact.closeReason ?? '',
  contact.owner?.name ?? '',
  contact.nextStep?.step ?? '',
  contact.nextStep?.dueAt ?? '',
  contact.createdAt,
];
