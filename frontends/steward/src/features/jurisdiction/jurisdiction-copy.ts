import type { Order } from '../../shared/table/table-sort.ts';
import { formatEntries, formatCount } from '../../shared/copy/format-number.ts';

/** Labels, columns and empty states come from the specification. */
export const consentsCopy = {
  title: 'Consent records',
  counts: {
    label: 'Summary of all records',
    total: 'Total Consents',
    today: 'Today',
    uniqueIps: 'Unique IPs',
    countries: 'Countries',
    unknown: '–',
  },
  filter: {
    label: 'Filter consent records',
    search: 'Search by IP address',
    find: 'Search',
    clear: 'Clear search',
  },
  columns: ['ID', 'IP Address & Source', 'Location', 'Consented At', 'Notice Version', 'Status'],
  notStored: 'Not stored',
  unknown: 'Unknown',
  consented: 'Consented',
  notRead: 'Not Read',
  withdrawn: 'Withdrawn',
  export: 'Export CSV',
  explorer: 'Explore by IP address',
  loading: 'Loading consent records...',
  empty: 'No consent records found',
  failed: 'Couldn’t load consent records',
  matches: (shown: number, total: number, ip: string, order: Order) =>
    shown < total
      ? `${order === 'ascending' ? 'Oldest' : 'Newest'} ${shown} of ${total} records matching “${ip}”`
      : `${total} ${total === 1 ? 'record' : 'records'} matching “${ip}”`,
} as const;

export const recordCopy = {
  title: 'Consent record',
  open: (id: string) => `Open consent record ${id}`,
  loading: 'Loading record...',
  failed: 'Couldn’t load the record',
  session: 'Session ID',
  consentedAt: 'Consented At',
  status: 'Status',
  withdrawnAt: (at: string) => `Withdrawn ${at}`,
  notWithdrawn: 'Not withdrawn',
  erased: 'Erased',
  erasedText: 'Identifying data was erased at the visitor’s request. The record and its proof are unchanged.',
  withdrawal: 'Withdrawal',
  accepted: 'Jurisdiction accepted',
  privacy: 'Global Privacy Control',
  formatPrivacy: (sent: boolean) => (sent ? 'Sent by the browser' : 'Not sent'),
  yes: 'Yes',
  no: 'No',
  notice: {
    title: 'Notice',
    version: 'Notice Version',
    shownAt: 'Shown',
    notShown: 'Unknown',
    proofStatus: 'Linked to notice',
    proofStatuses: {
      current: 'Yes, the current text was shown',
      outdated: 'Yes, to an earlier version. The visitor will be asked again.',
      expired: 'No, shown more than a day before the record arrived. The visitor will be asked again.',
      unproven: 'No proof of what was shown. The visitor will be asked again.',
    },
    hash: 'Content hash (SHA-256)',
  },
  proof: {
    title: 'Ledger',
    leaf: 'Leaf index',
    noLeaf: 'Not in the log yet',
    checkpoint: 'Checkpoint',
    entries: (size: number) => `${size.toLocaleString('en-US')} entries`,
    status: 'Receipt proof',
    checking: 'Verifying...',
    verified: 'Verified in this browser',
    failed: 'Verification failed',
    pending: 'Not in the log yet',
    download: 'Download proof',
    fileName: (id: string) => `consent-proof-${id}.json`,
  },
} as const;

export const ledgerCopy = {
  title: 'Ledger',
  lead: 'Consent records are kept in an append-only log. Signed checkpoints are stored separately.',
  loading: 'Loading ledger...',
  failed: 'Couldn’t load the ledger',
  audit: 'Integrity check',
  audited: (leaves: number, of: number, at: string) =>
    `${formatCount(leaves)} of ${formatEntries(of)} verified by ${at}`,
  auditFinished: (at: string) => `; last full check ${at}`,
  mismatchAlert: {
    title: 'Alert: the ledger doesn’t match its published checkpoint',
    text: 'The database may have been changed, or restored from an old backup. Download the checkpoint, then follow the runbook ledger-mismatch.',
  },
  fileName: (size: number) => `checkpoint-${size}.txt`,
} as const;

export const witnessesCopy = {
  title: 'Witnesses',
  lead: 'Independent parties sign each checkpoint after verifying that no earlier entry has changed. Receipts include their signatures.',
  none: 'No witnesses configured',
  noneDetail:
    'Only this organisation can tell whether the log was rewritten. docs/transparency.md explains how to add witnesses.',
  table: 'Witness signatures',
  columns: ['Witness', 'Status', 'Lag', 'Last signature', 'Refusals'],
  signing: 'Signing',
  notYetSigned: 'Not signed yet',
  reasons: {
    unreachable: 'Unreachable',
    timeout: 'Timed out',
    'unknown-log': 'Refused: unknown log',
    'unknown-key': 'Refused: unknown key',
    inconsistent: 'Refused: log was rewritten',
    ahead: 'Refused: already signed a larger log',
    'invalid-cosignature': 'Invalid signature',
    'unexpected-response': 'Unexpected response',
  },
  since: (at: string) => `since ${at}`,
  lag: (size: number) => (size === 0 ? 'None' : formatEntries(size)),
  never: 'Never',
  quorum: (quorum: number, count: number) =>
    `${quorum} of ${count} must sign before a checkpoint is published.`,
  published: (size: number, at: string) => `Published: ${formatEntries(size)}, ${at}`,
  unpublished: 'No checkpoint has enough signatures yet.',
  refusalAlert: {
    title: 'Alert: a witness refuses the log',
    text: (name: string, detail: string) => `${name}: ${detail} Follow the runbook witness-refusing.`,
  },
} as const;

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
  older: 'Show older notices',
} as const;

/** Error texts come from the specification. */
export const explorerCopy = {
  title: 'Jurisdiction consent demo',
  lead: 'Consent records, and everything recorded for one IP address.',
  pageSize: 'Page size',
  offset: 'Offset',
  offsetWrong: 'Enter a whole number from 0 to 10,000,000',
  goTo: 'Go',
  pages: 'Pages of consent records',
  showing: (from: number, to: number) => `Showing records ${formatCount(from)} to ${formatCount(to)}`,
  matches: (count: number, searched: number, ip: string) =>
    `${formatCount(count)} of the newest ${formatCount(searched)} records match “${ip}”`,
  searchAll: 'Search all records',
  table: 'Consent records',
  columns: ['IP Address', 'Session ID', 'Consented At', 'User Agent', 'Referrer'],
  notStored: 'Not stored',
  direct: 'Direct',
  loading: 'Loading consent records...',
  empty: 'No consent records found',
  emptyPage: 'No records at this offset',
  failed: 'Failed to fetch consent data',
  failedByIp: 'Failed to fetch consent data by IP',
  backToRecords: 'Back to consent records',
  activity: {
    title: 'IP activity',
    none: 'No IP selected',
    noneText: 'Select an IP address in the table to see its consents, page views and sessions.',
    heading: (ip: string) => `Activity for ${ip}`,
    close: 'Close',
    loading: 'Loading activity...',
    failed: 'Failed to fetch IP activity data',
    incomplete: 'Visit data is unavailable right now, so page views and sessions are missing.',
    truncated: (count: number) => `Only the newest ${formatCount(count)} records were searched for consents.`,
    totals: {
      consents: 'Consents',
      pageViews: 'Page Views',
      sessions: 'Sessions',
      first: 'First activity',
      last: 'Last activity',
    },
    notAvailable: 'N/A',
    consents: { title: 'Consents', columns: ['Consented At', 'Session ID', 'User Agent', 'Referrer'] },
    sessions: { title: 'Visitor sessions', columns: ['Session ID', 'First seen', 'Last seen', 'Page views'] },
    empty: 'No activity data found for this IP address.',
  },
} as const;

/** Labels and the empty text come from the specification. */
export const ipActivityCopy = {
  title: 'IP Activity Details',
  loading: 'Loading activity...',
  failed: 'Couldn’t load activity',
  empty: 'No activity data found for this IP address.',
  incomplete: {
    title: 'Visit data unavailable',
    text: 'Couldn’t load page views and sessions. Consents are complete.',
    retry: 'Try again',
  },
  counts: {
    consents: 'Consent Records',
    pageViews: 'Page Views',
    sessions: 'Sessions',
    firstVisit: 'First Visit',
  },
  /** Below an incomplete list. */
  truncated: (shown: number, total: number, order: Order) =>
    `Showing the ${order === 'ascending' ? 'earliest' : 'latest'} ${formatCount(shown)} of ${formatCount(total)}`,
  notAvailable: 'N/A',
  direct: 'Direct',
  seconds: (seconds: number) => `${Math.round(seconds)} s`,
  percent: (percent: number) => `${Math.round(percent)}%`,
  consents: {
    title: 'Consent History',
    columns: ['Date', 'Session ID', 'Notice Version', 'Status'],
  },
  pageViews: {
    title: 'Page Navigation History',
    columns: ['Timestamp', 'Path', 'Time on Page', 'Scroll Depth', 'Referrer'],
  },
  classification: {
    title: 'IP Classification',
    source: 'IP Source',
    classification: 'Classification',
    location: 'Location',
    internal: 'Internal Traffic',
    yes: 'Yes',
    no: 'No',
  },
} as const;
