/** A word or phrase that names a concept for which the project has another term. */
export interface BannedTerm {
  /** Regular expression, matched as whole words and regardless of case. */
  readonly pattern: string;
  /** The replacement. */
  readonly use: string;
  /** Prefixes of paths of files that may contain it. */
  readonly allowedIn?: readonly string[];
}

/** Articles and pages for readers, with facts, quoted statutes and stories. */
const prose = [
  'packages/content/src/pages/',
  'packages/content/src/consent-notice.ts',
  'services/knowledge-search/src/seed/',
  'services/knowledge-search/bench/evaluation/',
];

/** Lists of English words. */
const wordLists = ['services/knowledge-search/src/text-analysis/low-weight-terms.ts'];

/** Files about ClickHouse, whose coordination server is named Keeper. */
const clickHouseFiles = [
  'CHANGELOG.md',
  'docs/adr/0048-analytics-in-clickhouse.md',
  'docs/runbooks/clickhouse-',
  'docs/scale.md',
  'infra/clickhouse/',
  'infra/kubernetes/README.md',
  'infra/local/monitoring/alerts.int.spec.ts',
  'infra/kubernetes/clickhouse/',
  'infra/kubernetes/monitoring/',
  'infra/local/kubernetes/clickhouse.spec.ts',
  'infra/monitoring/',
  'services/visitor-analytics/src/store/clickhouse/',
];

/** All terms of the vocabulary check. When you add one, replace its occurrences in the same commit. */
export const bannedTerms: readonly BannedTerm[] = [
  { pattern: 'told', allowedIn: prose, use: 'notified, reported, informed or configured' },
  {
    pattern: 'whoever|whomever|whosoever',
    allowedIn: prose,
    use: 'the caller, the user who, any process that',
  },
  { pattern: 'nobody', allowedIn: wordLists, use: 'no one, no user; unassigned, unauthenticated' },
  { pattern: 'somebody', allowedIn: wordLists, use: 'someone, a user, another process' },
  { pattern: 'anybody', allowedIn: wordLists, use: 'anyone, any user' },
  { pattern: 'everybody', allowedIn: wordLists, use: 'everyone, all users; public' },
  { pattern: 'anew', use: 'again, from scratch' },
  { pattern: 'of late', use: 'recently' },
  { pattern: 'for ever', use: 'permanently, without expiry' },
  { pattern: 'be it', use: 'whether … or' },
  { pattern: 'thereof|therein|thereby|hereby|wherein', use: 'the name of the thing' },
  { pattern: 'teller|tellers', use: 'publisher, reporter' },
  { pattern: 'keeper|keepers', allowedIn: clickHouseFiles, use: 'worker, service' },
  { pattern: 'desk|desks', allowedIn: prose, use: 'service, manager' },
  { pattern: 'roster|rosters', use: 'role assignments' },
  { pattern: 'sighting|sightings', use: 'suspicious request' },
  { pattern: 'witnessed', use: 'published (checkpoint), verified' },
  { pattern: 'vouch|vouches|vouched', use: 'assert, sign' },
  { pattern: 'mend|mends|mended|mending', use: 'fix, repair, remediate' },
  { pattern: 'worthless|worth nothing', use: 'invalid, expired' },
  { pattern: 'harmless to repeat|as often as need be', use: 'idempotent' },
  { pattern: 'condemn|condemned|condemns', use: 'mark as spam' },
  { pattern: 'bury|buried|buries|burial', use: 'dead-letter' },
  { pattern: 'spared', use: 'skipped, excluded; deflected (question)' },
  { pattern: '(?:is|are|was|were) held', allowedIn: prose, use: 'is stored, is cached, is pending' },
  { pattern: '(?:held|holds|hold) to account', use: 'verified against' },
  { pattern: 'goes by', use: 'is identified by, uses' },
  { pattern: 'not any more|any more', use: 'no longer' },
  { pattern: 'in the air', use: 'in flight' },
  { pattern: 'all the same', use: 'anyway, still' },
  { pattern: 'in vain', use: 'without effect' },
  { pattern: 'parted by', use: 'separated by' },
  { pattern: 'what (?:becomes|became) of', use: 'the outcome of' },
  { pattern: "one’s own|one's own", use: 'your own, the caller’s own' },
];
