export const overviewCopy = {
  title: 'Operations',
  lead: 'Health of each service. Updates every 5 seconds.',
  apiReference: 'API reference',
  counts: {
    ready: 'Services ready',
    failing: 'Stalled or failing',
    deadLetters: 'Failed messages',
    behind: 'Events and messages waiting',
  },
  untrustedProxy: {
    title: (gateway: string) => `${gateway} ignores forwarded headers`,
    text: (peers: readonly string[]) => {
      const names = peers.map((peer) => (peer === 'public' ? 'public addresses' : peer)).join(', ');
      return `In the last hour they came from ${names}, not in TRUSTED_PROXIES. If that’s your proxy, add it there: until then, all its visitors share one IP address, with one rate limit and one block.`;
    },
  },
  ready: 'Ready',
  notReady: 'Not ready',
  silent: 'No response',
  version: 'Version',
  up: 'Uptime',
  stream: 'Stream',
  streamSize: (messages: string, size: string, limit: string) =>
    `${messages === '1' ? '1 message' : `${messages} messages`}, ${size} of ${limit}`,
  streamAlmostFull: (name: string, percent: string) =>
    `The stream ${name} is ${percent} full. When it is full, it rejects new messages. Increase NATS_STORAGE_BYTES.`,
  noStream: 'None yet',
  relay: 'Relay',
  relayRole: { relaying: 'Relaying', standby: 'On standby', stopped: 'Stopped' },
  noRelay: 'None',
  checkFailed: (name: string, outcome: string) => `${name}: ${outcome}`,
  components: (count: number) => `Projections and consumers (${count})`,
  work: (count: number) => `Background jobs (${count})`,
  workColumns: ['Name', 'Status', 'Last success'],
  workFails: (count: number) =>
    count === 1 ? '1 background job is failing' : `${count} background jobs are failing`,
  fails: 'Failing',
  failing: (since: string, attempts: number, next: string) =>
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
  failedDetail: 'It may be starting or down. Checking again automatically.',
} as const;
