import { type Order } from '../../shared/table/table-sort.ts';
import { formatEntries } from '../../shared/copy/format-number.ts';

/** Texts of the jurisdiction tab. Labels, columns and empty states come from the specification. */
export const consentsCopy = {
  title: 'Consent records',
  figures: {
    label: 'Figures over all records',
    total: 'Total Consents',
    today: 'Today',
    uniqueIps: 'Unique IPs',
    countries: 'Countries',
    unknown: '–',
  },
  search: 'Search by IP address',
  searchButton: 'Search',
  showAll: 'Show all',
  columns: ['ID', 'IP Address & Source', 'Location', 'Consented At', 'Notice Version', 'Status'],
  noAddress: 'Not kept',
  unknown: 'Unknown',
  consented: 'Consented',
  notRead: 'Not Read',
  withdrawn: 'Withdrawn',
  export: 'Export CSV',
  explorer: 'Explore by address',
  loading: 'Loading consent records...',
  empty: 'No consent records found',
  failed: 'The consent records did not load',
  pages: 'Pages of consent records',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} records`,
  found: (shown: number, total: number, ip: string, order: Order) =>
    shown < total
      ? `The ${order === 'ascending' ? 'oldest' : 'newest'} ${shown} of ${total} records from addresses with “${ip}”`
      : `${total} ${total === 1 ? 'record' : 'records'} from addresses with “${ip}”`,
} as const;

/** Texts of one consent record. */
export const recordCopy = {
  title: 'Consent record',
  open: (id: string) => `Open consent record ${id}`,
  loading: 'Loading the record...',
  failed: 'The record did not load',
  session: 'Session ID',
  consentedAt: 'Consented At',
  status: 'Status',
  withdrawnAt: (at: string) => `Withdrawn ${at}`,
  stands: 'Not withdrawn',
  erased: 'Erased',
  erasedText:
    'What identified the visitor was erased, as people may ask for. The record and its proof stay what they were.',
  withdrawal: 'Withdrawal',
  accepted: 'Jurisdiction accepted',
  privacy: 'Global Privacy Control',
  privacyOf: (sent: boolean | null) =>
    sent === null ? 'Not recorded' : sent ? 'Sent by the browser' : 'Not sent',
  yes: 'Yes',
  no: 'No',
  notice: {
    title: 'Notice',
    version: 'Notice Version',
    shownAt: 'Shown',
    never: 'Not known',
    binding: 'Tied to the notice',
    bindings: {
      current: 'Yes: the text in force was shown',
      outdated: 'To an earlier text; the visitor is asked again',
      expired: 'Shown too long before; the visitor is asked again',
      unbound: 'No: nothing proves what was shown; the visitor is asked again',
      unknown: 'Not recorded',
    },
    hash: 'Content hash (SHA-256)',
    noHash: 'Not recorded',
  },
  proof: {
    title: 'Ledger',
    leaf: 'Leaf index',
    notYet: 'Not in the log yet',
    checkpoint: 'Proven against a log of',
    entries: (size: number) => `${size.toLocaleString('en-US')} entries`,
    status: 'Receipt proof',
    checking: 'Checking in this browser...',
    holds: 'Holds, checked in this browser',
    broken: 'Does not hold',
    waiting: 'The log has not taken the record up yet',
    download: 'Download proof',
    fileName: (id: string) => `consent-proof-${id}.json`,
  },
} as const;

/** Texts of the ledger panel. */
export const ledgerCopy = {
  title: 'Ledger',
  lead: 'Every record is an entry of a log that can only grow. Signed checkpoints of it are kept in a second place.',
  loading: 'Loading the ledger...',
  failed: 'The state of the ledger did not load',
  size: 'Tree size',
  entries: formatEntries,
  checkpoint: 'Latest signed checkpoint',
  checkpointOf: (size: number) => `of ${formatEntries(size)}`,
  since: (size: number) => `${formatEntries(size)} came since`,
  witnessedAt: 'Witnessed',
  none: 'None yet: the first follows the first record within seconds.',
  notYet: 'Not yet',
  audit: 'Audit',
  audited: (leaves: number, at: string) => `${formatEntries(leaves)} held to their events by ${at}`,
  auditFinished: (at: string) => `; all of them ${at}`,
  witness: 'Witness',
  agrees: 'In agreement',
  nothing: 'Nothing witnessed yet',
  diverged: 'Diverged',
  alarm: {
    title: 'Alarm: ledger.diverged',
    text: 'The log is not the one that was witnessed. No more checkpoints are published. Keep the checkpoint note, and compare it with a copy of the database.',
  },
  fileName: (size: number) => `checkpoint-${size}.txt`,
} as const;

/** Texts of the notice impressions without a consent. */
export const impressionsCopy = {
  title: 'Shown, not accepted',
  lead: 'Times that the notice was shown and no consent of that session followed, newest first.',
  columns: ['Shown', 'Session ID', 'Notice Version', 'Global Privacy Control'],
  noSession: 'Not told',
  sent: 'Sent',
  notSent: 'Not sent',
  loading: 'Loading showings...',
  failed: 'The showings did not load',
  empty: 'Every notice that was shown has been accepted.',
  emptyPage: 'There are no older ones.',
  newer: 'Newer',
  older: 'Older',
  those: 'the showings',
  pages: 'Pages of showings',
} as const;
