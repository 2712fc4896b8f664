/**
 * Every import that is allowed between folders: a row is a folder and what it may import, besides itself. The rules of
 * `.dependency-cruiser.cjs` and the tables of docs/architecture.md are generated from this file. Rows of packages and modules list only
 * rows above them, so there are no cycles.
 *
 * Tests (specs, benchmarks, `testing` folders) also import `testing`; modules, roles, purity and features do not bind them.
 */

exports.packages = {
  contracts: [],
  content: [],
  'living-time': [],
  pdf: [],
  ui: [],
  'event-store': [],
  testing: ['event-store/decider'],
  'event-bus': ['contracts'],
  'frontend-versions': ['contracts'],
  'transparency-log': ['contracts', 'event-bus', 'event-store'],
  'service-kit': ['contracts', 'event-bus', 'event-store'],
  'ip-geolocation': ['service-kit'],
  'frontend-kit': ['content', 'contracts', 'ui'],
};

/** Packages that services may import. No service imports another service. */
exports.services = {
  all: [
    'content',
    'contracts',
    'event-bus',
    'event-store',
    'ip-geolocation',
    'living-time',
    'pdf',
    'service-kit',
    'transparency-log',
  ],
  gateway: ['content', 'contracts', 'event-bus', 'frontend-versions', 'service-kit'],
};

/** Modules: the folders in `src` of a service. They also import the files directly in `src`, except `service.ts` and `main.ts`. */
exports.modules = {
  'consent-ledger': {
    'visitor-sessions': [],
    notices: ['visitor-sessions'],
    consents: ['visitor-sessions', 'notices'],
    witnesses: [],
    ledger: ['consents', 'witnesses'],
    tiles: ['ledger'],
    receipts: ['visitor-sessions', 'notices', 'consents', 'ledger'],
    'data-subject': ['visitor-sessions', 'notices', 'consents', 'ledger', 'receipts'],
  },
  'contacts-crm': {
    spreadsheet: [],
    leads: ['spreadsheet'],
    intake: ['leads'],
    'bulk-jobs': ['leads'],
    'saved-views': [],
    persons: ['leads'],
    scoring: ['leads', 'persons'],
    timeline: ['leads', 'persons'],
    'data-subject': ['leads', 'persons', 'scoring', 'timeline'],
  },
  gateway: {
    errors: [],
    upstreams: ['errors'],
    identity: ['errors', 'upstreams'],
    blocks: ['errors', 'identity'],
    frontends: ['identity'],
    http: ['errors', 'identity', 'blocks'],
    static: ['errors', 'identity', 'frontends', 'http'],
    limits: ['errors', 'identity', 'http'],
    proxy: ['errors', 'upstreams', 'identity', 'http', 'limits'],
    health: ['upstreams'],
    'api-reference': ['errors', 'identity', 'http', 'limits'],
    'threat-detection': ['identity', 'http', 'limits'],
  },
  'knowledge-search': {
    'text-analysis': [],
    markdown: [],
    engine: ['text-analysis'],
    documents: ['engine', 'markdown'],
    seed: ['documents'],
    pages: ['documents'],
    relevance: ['text-analysis', 'engine', 'seed'],
    'search-analytics': ['text-analysis'],
    'search-rules': ['text-analysis', 'engine'],
    search: ['text-analysis', 'engine', 'relevance', 'search-analytics', 'search-rules'],
    articles: ['documents', 'markdown'],
    gaps: ['text-analysis', 'documents', 'search-analytics', 'articles'],
    indexing: ['engine', 'documents'],
    'data-subject': ['search-analytics'],
  },
  'questions-notifications': {
    preferences: [],
    questions: [],
    mail: ['preferences', 'questions'],
    inbox: ['preferences', 'questions', 'mail'],
    live: [],
    'data-subject': ['preferences', 'questions', 'mail', 'inbox'],
  },
  'security-auth': {
    'name-reservations': [],
    'account-email': [],
    passwords: [],
    mail: [],
    sessions: [],
    audit: ['sessions'],
    throttling: ['name-reservations'],
    pin: ['throttling'],
    verification: ['mail', 'throttling'],
    members: ['account-email', 'passwords', 'mail', 'sessions', 'throttling', 'verification'],
    'second-factor': ['sessions', 'throttling'],
    'step-up': ['sessions', 'throttling', 'second-factor'],
    stewards: [
      'account-email',
      'name-reservations',
      'passwords',
      'mail',
      'sessions',
      'throttling',
      'verification',
      'second-factor',
    ],
    passkeys: ['mail', 'sessions', 'throttling', 'members', 'stewards'],
    'email-changes': ['account-email', 'mail', 'sessions', 'verification', 'members', 'stewards'],
    'steward-mails': ['stewards'],
    blocks: ['stewards'],
    compliance: ['passwords', 'audit', 'sessions', 'throttling', 'second-factor', 'stewards'],
    frontends: ['stewards'],
    threats: ['throttling', 'stewards', 'blocks'],
    'data-subject': [
      'account-email',
      'name-reservations',
      'sessions',
      'throttling',
      'passkeys',
      'verification',
      'members',
    ],
  },
  'visitor-analytics': {
    hits: [],
    visits: ['hits'],
    coordination: [],
    store: ['hits', 'visits', 'coordination'],
    sessionization: ['hits', 'visits', 'coordination', 'store'],
    erasure: ['hits', 'coordination', 'store'],
    'data-subject': ['coordination', 'store', 'erasure'],
    ingest: ['hits', 'coordination'],
    live: ['hits', 'visits', 'coordination'],
    retention: ['hits', 'coordination', 'store'],
    projector: ['hits', 'coordination', 'store', 'erasure', 'retention'],
    query: ['visits', 'coordination', 'store'],
    rebuild: ['coordination', 'store', 'sessionization'],
    migration: ['coordination', 'store'],
    classification: ['coordination'],
  },
};

/** Services with a store behind a port: only these modules, and the files directly in `src`, import `event-store` and run statements. */
exports.storage = { 'visitor-analytics': ['coordination', 'store'] };

/**
 * Roles of the files in modules, by the end of their names. A role imports the roles to its left and files without a role; the first four
 * also import their own role. Files without a role import all but the last two. A module never imports the fifth role of another module. A
 * `-module` file may import the types of other `-module` files.
 */
exports.roles = ['messages', 'stream', 'projection', 'queries', 'routes|consumer|worker', 'module'];

/**
 * Files of services that decide. They and all they import reach no package but `event-store/decider` and the plain data of `contracts`, no
 * library and no API of Node.js.
 */
exports.pure = [
  'decide-*',
  'allow-list',
  'block',
  'consent',
  'document',
  'steward-inbox',
  'frontend',
  'gap',
  'inbox',
  'lead',
  'mail-request',
  'member',
  'name-reservation',
  'notice',
  'passkeys',
  'question',
  'role-assignments',
  'rule-modes',
  'search-rules',
  'session',
  'steward',
  'threat',
  'verification',
  'verified-member',
  'vote',
];

/** Packages that frontends may import. No frontend imports another frontend. */
exports.frontends = {
  all: ['content', 'contracts', 'frontend-kit', 'living-time', 'ui'],
  public: ['content', 'contracts', 'frontend-kit', 'living-time', 'transparency-log/receipt', 'ui'],
  steward: ['content', 'contracts', 'frontend-kit', 'living-time', 'transparency-log/verify', 'ui'],
};

/**
 * The folders in `src` of a frontend. `app` may import everything; a feature imports `shared`, never another feature; `shared` imports
 * only `shared`. Folders joined by `|` are one feature.
 */
exports.features = {
  shell: {
    app: ['app'],
    features: ['features/consent', 'features/mobile-notice', 'features/remotes'],
    shared: ['root', 'shared'],
  },
  public: {
    app: ['app'],
    features: [
      'features/authority-sales',
      'features/contact',
      'features/design-system',
      'features/false-authorities',
      'features/full-notices',
      'features/home',
      'features/home-awakening',
      'features/how',
      'features/intro',
      'features/legal',
      'features/legal-battle',
      'features/operations',
      'features/protection',
      'features/trusts',
      'features/us-vs-them',
      'features/your-data',
    ],
    shared: ['shared'],
  },
  member: {
    app: ['app'],
    features: [
      'features/account',
      'features/article',
      'features/dashboard',
      'features/my-data',
      'features/notifications',
      'features/preferences',
      'features/questions',
      'features/search',
      'features/verification',
    ],
    shared: ['shared'],
  },
  steward: {
    app: ['app'],
    features: [
      'features/account',
      'features/analytics',
      'features/contacts',
      'features/inbox',
      'features/jurisdiction',
      'features/knowledge',
      'features/operations',
      'features/questions',
      'features/security',
    ],
    shared: ['shared'],
  },
};

/** The folders of a large feature and what each may import, besides itself and the files directly in the feature. */
exports.parts = {
  'frontends/steward/src/features/contacts': {
    'bulk-jobs': [],
    'saved-views': [],
    scoring: [],
    merges: [],
    person: [],
    quarantine: ['bulk-jobs'],
    list: ['bulk-jobs', 'saved-views', 'scoring', 'merges'],
  },
};

exports.infra = {
  'frontend-build': ['frontend-versions'],
  'operator-cli': ['contracts', 'service-kit'],
  local: [
    'contracts',
    'event-bus',
    'event-store',
    'frontend-versions',
    'service-kit',
    'living-time',
    'testing',
    'infra/operator-cli',
    'services/contacts-crm',
    'services/visitor-analytics',
  ],
  media: ['content', 'living-time', 'ui'],
  'notices-pdf': ['content', 'living-time', 'pdf', 'ui'],
  prerender: [
    'content',
    'contracts',
    'frontend-versions',
    'ui',
    'frontend-kit',
    'infra/frontend-build',
    'infra/notices-pdf',
    'services/gateway',
    'frontends/public',
    'frontends/shell',
  ],
};

/** Of `content`, `frontend-kit` and frontends, specs import only copy, to find elements by the text that pages show. */
exports.e2e = [
  'content',
  'contracts',
  'event-bus',
  'frontend-versions',
  'testing',
  'infra/frontend-build',
  'infra/prerender',
  'frontend-kit',
  'frontends/member',
  'frontends/steward',
];
