import { type Order } from '../../shared/table/table-sort.ts';
import { formatEntries } from '../../shared/copy/format-number.ts';

/** Texts of the jurisdiction tab. Labels, columns and empty states come from the specification. */
export const consentsCopy = {
  title: 'Consent records',
  figures: {
    label: 'Summary of all records',
    total: 'Total Consents',
    today: 'Today',
    uniqueIps: 'Unique IPs',
    countries: 'Countries',
    unknown: '–',
  },
  search: 'Search by IP address',
  searchButton: 'Search',
  showAll: 'Clear search',
  columns: ['ID', 'IP Address & Source', 'Location', 'Consented At', 'Notice Version', 'Status'],
  noAddress: 'Not stored',
  unknown: 'Unknown',
  consented: 'Consented',
  notRead: 'Not Read',
  withdrawn: 'Withdrawn',
  export: 'Export CSV',
  explorer: 'Explore by IP address',
  loading: 'Loading consent records...',
  empty: 'No consent records found',
  failed: 'Couldn’t load consent records',
  pages: 'Pages of consent records',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} records`,
  found: (shown: number, total: number, ip: string, order: Order) =>
    shown < total
      ? `The ${order === 'ascending' ? 'oldest' : 'newest'} ${shown} of ${total} records from addresses with “${ip}”`
      : `${total} ${total === 1 ? 'record' : 'records'} matching “${ip}”`,
} as const;

/** Texts of one consent record. */
export const recordCopy = {
  title: 'Consent record',
  open: (id: string) => `Open consent record ${id}`,
  loading: 'Loading record...',
  failed: 'Couldn’t load the record',
  session: 'Session ID',
  consentedAt: 'Consented At',
  status: 'Status',
  withdrawnAt: (at: string) => `Withdrawn ${at}`,
  stands: 'Not withdrawn',
  erased: 'Erased',
  erasedText: 'Identifying data was erased at the visitor’s request. The record and its proof are unchanged.',
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
    never: 'Unknown',
    binding: 'Linked to notice',
    bindings: {
      current: 'Yes, the current text was shown',
      outdated: 'To an earlier version. The visitor is asked again.',
      expired: 'No, shown too long before. The visitor is asked again.',
      unbound: 'No proof of what was shown. The visitor is asked again.',
      unknown: 'Not recorded',
    },
    hash: 'Content hash (SHA-256)',
    noHash: 'Not recorded',
  },
  proof: {
    title: 'Ledger',
    leaf: 'Leaf index',
    notYet: 'Not in the log yet',
    checkpoint: 'Checkpoint',
    entries: (size: number) => `${size.toLocaleString('en-US')} entries`,
    status: 'Receipt proof',
    checking: 'Verifying...',
    holds: 'Verified in this browser',
    broken: 'Verification failed',
    waiting: 'Not in the log yet',
    download: 'Download proof',
    fileName: (id: string) => `consent-proof-${id}.json`,
  },
} as const;

/** Texts of the ledger panel. */
export const ledgerCopy = {
  title: 'Ledger',
  lead: 'Consent records are kept in an append-only log. Signed checkpoints are stored separately.',
  loading: 'Loading ledger...',
  failed: 'Couldn’t load the ledger',
  size: 'Entries',
  entries: formatEntries,
  checkpoint: 'Latest signed checkpoint',
  checkpointOf: (size: number) => `${formatEntries(size)}`,
  since: (size: number) => `${formatEntries(size)} added since`,
  publishedAt: 'Published',
  none: 'None yet. The first one appears within seconds of the first record.',
  notYet: 'Not yet',
  audit: 'Integrity check',
  audited: (leaves: number, at: string) => `${formatEntries(leaves)} verified by ${at}`,
  auditFinished: (at: string) => `; last full check ${at}`,
  published: 'Witness check',
  agrees: 'Match',
  nothing: 'Not published yet',
  diverged: 'Mismatch',
  alarm: {
    title: 'Alarm: the ledger doesn’t match the published copy',
    text: 'New checkpoints have stopped. Download the checkpoint note and compare it with a backup of the database.',
  },
  fileName: (size: number) => `checkpoint-${size}.txt`,
} as const;

/** Texts of the notice impressions without a consent. */
export const impressionsCopy = {
  title: 'Notices not accepted',
  lead: 'Sessions that saw the notice but didn’t accept it, newest first.',
  columns: ['Shown', 'Session ID', 'Notice Version', 'Global Privacy Control'],
  noSession: 'Unknown',
  sent: 'Sent',
  notSent: 'Not sent',
  loading: 'Loading notices...',
  failed: 'Couldn’t load notices',
  empty: 'No unaccepted notices',
  emptyPage: 'No older notices',
  newer: 'Newer',
  older: 'Older',
  those: 'notices',
  pages: 'Pages of notices',
} as const;
