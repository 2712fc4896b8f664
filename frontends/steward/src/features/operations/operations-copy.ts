import type { stallReasons, RebuildRun } from '@aera/contracts';

type StallReason = (typeof stallReasons)[number];

export const operationsCopy = {
  service: 'Service',
  everyService: 'All services',
  noResponse: (title: string) => `${title} isn’t responding`,
  loading: 'Loading services...',
  stalled: {
    failing: 'Failing repeatedly at the same event',
    'no-progress': 'Not making progress',
    'dead-letters': 'Has failed messages that need a decision',
  } satisfies Record<StallReason, string>,
  viewOnly: 'View only. Auditors can’t make changes.',
} as const;

/** 75 as "1 min 15 s". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** 1536 as "1.5 KB". */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${units[power]}`;
}

export const rebuildsCopy = {
  title: 'Rebuilds',
  lead: 'Rebuild projections from the event log next to the live data. Nothing changes until you review and apply it.',
  empty: 'Nothing to rebuild',
  columns: ['Projection', 'Tables', 'Actions'],
  noTables: 'No tables (an index or internal data)',
  start: 'Rebuild',
  startLabel: (name: string, service: string) => `Rebuild ${name} of ${service}`,
  phases: {
    replaying: 'Replaying events',
    comparing: 'Comparing with live data',
    waiting: 'Waiting for review',
    swapping: 'Applying',
    done: 'Applied',
    failed: 'Failed',
    cancelled: 'Discarded',
  } satisfies Record<RebuildRun['phase'], string>,
  progress: (done: string, total: string) => `${done} of ${total} events`,
  progressLabel: (name: string) => `Progress of ${name}`,
  review: 'Live and rebuilt data',
  reviewColumns: ['Table', 'Live rows', 'Rebuilt rows', 'Checksums'],
  same: 'Match',
  differ: 'Mismatch',
  notComparable: 'Not comparable',
  warnings: {
    differ: 'Live and rebuilt rows differ. Applying the rebuild replaces the live rows.',
    notComparable:
      'Live data is behind the event log, so it can’t be compared. Discard the rebuild and start it again once live data is up to date.',
  },
  apply: 'Apply rebuild',
  discard: 'Discard rebuild',
  deciding: 'Working...',
  startedBy: (who: string, at: string) => `${who}, ${at}`,
  past: 'Earlier rebuilds',
  pastColumns: ['Projection', 'Outcome', 'Events', 'Started by', 'Checksums'],
  notStarted: 'Couldn’t start the rebuild',
  notDecided: 'Couldn’t complete the action',
  noResponse: 'The server didn’t respond. Try again.',
  failed: (service: string) => `Couldn’t load rebuilds for ${service}`,
} as const;

export const eventsCopy = {
  title: 'Events',
  lead: 'Search every recorded event, trace its cause, and view a stream at any point in time. Personal data stays encrypted.',
  field: 'Stream, event or request ID',
  fieldHint: 'Start of a stream ID (such as question-), or a full event or request ID.',
  search: 'Search',
  suggestions: 'Streams with recent events start with:',
  newest: 'Newest events',
  streamHeading: (stream: string) => `Events of ${stream}, newest first`,
  columns: ['Recorded', 'Event', 'Stream', 'Service', 'Actor'],
  none: 'No events yet',
  noLog: 'This service has no event log. See its message stream.',
  older: 'Older',
  backToNewest: 'Back to newest',
  streams: (prefix: string) => `Streams starting with ${prefix}`,
  noStreams: 'No matching streams. Enter the start of a stream ID, or a full event or request ID.',
  streamColumns: ['Stream', 'Events', 'Last event'],
  open: (type: string, stream: string, revision: number) => `${type}, ${stream}, event ${revision}`,
  event: {
    close: 'Close',
    service: 'Service',
    stream: 'Stream',
    revision: 'Revision',
    recorded: 'Recorded',
    by: 'Actor',
    id: 'Event ID',
    correlation: 'Correlation ID',
    causation: 'Caused by',
    version: 'Schema version',
    data: 'Data',
    hidden: 'Hidden fields',
    states: { encrypted: 'encrypted', erased: 'erased', withheld: 'not shown' },
    trace: 'View trace',
    unknown: '–',
    failed: 'Couldn’t load the event',
    loading: 'Loading event...',
  },
  trace: {
    title: 'Trace',
    lead: 'Everything that one request or message caused, across services. Indented events were caused by the event above.',
    close: 'Close',
    none: 'No events found',
    incomplete: 'Only the newest events were searched. Older ones may be missing.',
    loading: 'Loading trace...',
    cause: (id: string) => `Request or message ${id}`,
  },
  state: {
    title: 'State over time',
    slider: (stream: string) => `Event number to show ${stream} up to`,
    position: (revision: number, newest: number) => `After event ${revision} of ${newest}`,
    beforeFirst: (newest: number) => `Before event 1 of ${newest}`,
    instant: 'Point in time',
    show: 'Show',
    current: 'Show current',
    recorded: (at: string) => `Last event recorded ${at}.`,
    noState: 'This stream type has no state view. See its events instead.',
    data: 'State',
    failed: 'Couldn’t load the stream',
    loading: 'Loading stream...',
  },
} as const;

export const deadLettersCopy = {
  title: 'Failed messages',
  lead: 'Messages that a consumer couldn’t process. Retry a message, or discard it with a reason.',
  show: 'Filter messages',
  waiting: 'Waiting',
  discarded: 'Discarded',
  none: 'No failed messages',
  noneDiscarded: 'No discarded messages',
  list: 'Failed messages',
  listDiscarded: 'Discarded messages',
  columns: ['Message', 'Reason', 'Consumer', 'Error', 'Failed at', 'Attempts', 'Actions'],
  open: (type: string, seq: number) => `Open ${type}, number ${seq}`,
  consumer: (consumer: string, stream: string) => `${consumer} ← ${stream}`,
  retriedTimes: (count: number) => (count === 1 ? 'retried once' : `retried ${count} times`),
  reasons: { invalid: 'Unreadable', failed: 'Failed' },
  message: 'Message',
  noMessage: 'Content hidden: it isn’t JSON, or it contains email addresses.',
  attempts: 'Attempts',
  attempt: (number: number, at: string) => `${number}. ${at}`,
  select: (type: string, seq: number) => `Select ${type}, number ${seq}`,
  selected: (count: number) => `${count} selected`,
  retry: 'Retry',
  retrying: 'Retrying...',
  discard: 'Discard…',
  retryLabel: (type: string, seq: number) => `Retry ${type}, number ${seq}`,
  discardLabel: (type: string, seq: number) => `Discard ${type}, number ${seq}`,
  trace: 'View trace',
  truncated: 'Only the newest messages are shown.',
  discardedColumns: ['Message', 'Reason', 'Consumer', 'Error', 'Discarded'],
  done: {
    retried: (count: number) =>
      count === 0 ? 'No messages retried' : count === 1 ? '1 message retried' : `${count} messages retried`,
    discarded: (count: number) => (count === 1 ? '1 message discarded' : `${count} messages discarded`),
    alreadyHandled: (count: number) =>
      count === 1 ? '1 was already handled.' : `${count} were already handled.`,
    failed: (count: number) =>
      count === 1
        ? '1 couldn’t be retried: its consumer hasn’t been started here. Start the service, then retry, or discard the message.'
        : `${count} couldn’t be retried: their consumers haven’t been started here. Start the services, then retry, or discard the messages.`,
    unanswered: (count: number) =>
      `${count} couldn’t be handled: the server didn’t respond. Nothing is lost. Try again.`,
    retryHint: 'Messages that fail again return here with their history.',
    discardHint: 'A record is kept, without the content.',
  },
  failure: {
    title: 'Couldn’t complete the action',
    description: 'The server didn’t respond. Nothing is lost. Try again.',
  },
  dialog: {
    title: (count: number) => (count === 1 ? 'Discard this message?' : `Discard ${count} messages?`),
    text: 'The consumer will never process it. A record with your reason is kept, without the content.',
    reason: 'Reason',
    missing: 'Enter a reason',
    cancel: 'Cancel',
    confirm: 'Discard',
    confirming: 'Discarding...',
  },
} as const;

export const overviewCopy = {
  title: 'Operations',
  lead: 'Health of each service. Updates every 5 seconds.',
  apiReference: 'API reference',
  counts: {
    ready: 'Services ready',
    failing: 'Stalled or failing',
    deadLetters: 'Failed messages',
    lag: 'Events and messages waiting',
  },
  /** A count that leaves out what is unknown. */
  atLeast: (count: string) => `at least ${count}`,
  untrustedProxy: {
    title: (gateway: string) => `${gateway} ignores forwarded headers`,
    text: (peers: readonly string[]) => {
      const names = peers.map((peer) => (peer === 'public' ? 'public IP addresses' : peer)).join(', ');
      return `In the last hour, forwarded headers came from ${names}, which TRUSTED_PROXIES doesn’t include. If that’s your proxy, add it. Until then, all its visitors count as one IP address: they share one rate limit and are blocked together.`;
    },
  },
  ready: 'Ready',
  notReady: 'Not ready',
  noResponse: 'No response',
  version: 'Version',
  uptime: 'Uptime',
  stream: 'Stream',
  streamSize: (messages: string, size: string, limit: string) =>
    `${messages === '1' ? '1 message' : `${messages} messages`}, ${size} of ${limit}`,
  streamAlmostFull: (name: string, percent: string) =>
    `The stream ${name} is ${percent} full. When it is full, it rejects new messages. Raise NATS_STORAGE_BYTES and apply it to the streams, as the runbook stream-almost-full describes.`,
  noStream: 'None yet',
  relay: 'Relay',
  relayRole: { leader: 'Relaying', standby: 'On standby', stopped: 'Stopped' },
  noRelay: 'None',
  checkFailed: (name: string, outcome: string) => `${name}: ${outcome}`,
  components: (count: number) => `Projections and consumers (${count})`,
  jobs: (count: number) => `Background jobs (${count})`,
  jobColumns: ['Name', 'Status', 'Last success'],
  failingJobs: (count: number) =>
    count === 1 ? '1 background job is failing' : `${count} background jobs are failing`,
  failing: 'Failing',
  failingSince: (since: string, attempts: number, next: string) =>
    `Failing since ${since}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, ${next}`,
  nextAttempt: (span: string) => `next attempt in ${span}`,
  retryingNow: 'retrying now',
  hanging: (span: string) => `Running for ${span} without finishing`,
  running: 'Running',
  upToDate: 'Up to date',
  notStarted: 'Not started',
  justNow: 'Just now',
  ago: (span: string) => `${span} ago`,
  columns: ['Name', 'Kind', 'Waiting', 'Oldest waiting', 'Status'],
  kinds: { projection: 'Projection', relay: 'Relay', consumer: 'Consumer' },
  consumer: (durable: string, stream: string) => `${durable} ← ${stream}`,
  rebuilding: 'Rebuilding',
  starting: 'Waiting for stream',
  retrying: 'Retrying',
  deadLetters: (count: number) => (count === 1 ? '1 failed message' : `${count} failed messages`),
  unknown: '–',
  failureDetail: 'It may be starting or down. Checking again automatically.',
} as const;
