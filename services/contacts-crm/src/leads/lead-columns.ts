import type { Contact } from '@aera/contracts';
import type { Cell, SheetColumn } from '../spreadsheet/sheet-xml.ts';

/** A column of the files that contacts are taken away in. */
interface LeadColumn extends SheetColumn {
  readonly cell: (contact: Contact) => Cell;
  /** A moment: each kind of file writes it in its own way. */
  readonly moment?: boolean;
}

const date = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Everything that stewards see of a contact in a list. */
export const leadColumns: readonly LeadColumn[] = [
  { title: 'ID', width: 38, cell: ({ id }) => id },
  { title: 'Name', width: 24, cell: ({ name }) => name },
  { title: 'Email', width: 30, cell: ({ email }) => email },
  { title: 'Subject', width: 30, cell: ({ subject }) => subject ?? null },
  { title: 'Message', width: 60, cell: ({ message }) => message },
  { title: 'Status', width: 11, cell: ({ status }) => status },
  { title: 'Lead Score', width: 11, cell: ({ leadScore }) => leadScore },
  { title: 'Close Reason', width: 16, cell: ({ closeReason }) => closeReason },
  { title: 'Owner', width: 20, cell: ({ owner }) => owner?.name ?? null },
  { title: 'Next Step', width: 30, cell: ({ nextStep }) => nextStep?.step ?? null },
  { title: 'Next Step Due', width: 20, moment: true, cell: ({ nextStep }) => date(nextStep?.dueAt ?? null) },
  { title: 'Created At', width: 20, moment: true, cell: ({ createdAt }) => date(createdAt) },
  { title: 'Source', width: 10, cell: ({ source }) => source },
  { title: 'Put Off Until', width: 20, moment: true, cell: ({ snoozedUntil }) => date(snoozedUntil) },
  { title: 'Notes', width: 8, cell: ({ notes }) => notes },
];
