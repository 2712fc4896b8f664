/** A screen of the demonstration; `{contact}` is replaced with the id of a contact. */
export interface Screen {
  /** Name of its picture. */
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'steward';
}

/** A screen at a size, in a colour scheme. */
export interface Picture extends Screen {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const portal = '/aera-sacrosanct-stewards';

/** Pictures of the README. */
export const readmeScreens: readonly Picture[] = [
  { name: 'home', path: '/', as: 'visitor', width: 1440, height: 900, scheme: 'light' },
  { name: 'analytics', path: '/admin/analytics', as: 'steward', width: 1440, height: 1250, scheme: 'light' },
  { name: 'questions', path: '/admin/questions', as: 'steward', width: 1440, height: 900, scheme: 'dark' },
  {
    name: 'person',
    path: '/admin/contacts/person/{contact}',
    as: 'steward',
    width: 1440,
    height: 900,
    scheme: 'light',
  },
  { name: 'security', path: '/admin/security', as: 'steward', width: 1440, height: 900, scheme: 'dark' },
];

const toScreens = (as: Screen['as'], paths: readonly string[]): Screen[] =>
  paths.map((path) => ({
    name:
      path
        .replace(/\?.*/, '')
        .replaceAll(/[^\w-]+/g, '-')
        .replace(/^-/, '') || 'start',
    path,
    as,
  }));

/** Every screen that shows data, to review all of them. */
export const allScreens: readonly Screen[] = [
  ...toScreens('visitor', ['/', '/search?q=trust', '/your-data']),
  ...toScreens('steward', [
    portal,
    '/admin/questions',
    '/admin/questions?status=answered',
    '/admin/contacts',
    '/admin/contacts?layout=board',
    '/admin/contacts/person/{contact}',
    '/admin/contacts/quarantine',
    '/admin/contacts/bulk',
    '/admin/contacts/scoring',
    '/admin/contacts/duplicates',
    '/admin/notifications',
    '/admin/analytics',
    '/admin/analytics/live',
    '/admin/analytics/funnel',
    '/admin/analytics/retention',
    '/admin/knowledge/articles',
    '/admin/knowledge/gaps',
    '/admin/knowledge/rules',
    '/admin/jurisdiction-demo',
    '/admin/operations',
    '/admin/operations/dead-letters',
    '/admin/operations/events',
    '/admin/operations/rebuilds',
    '/admin/operations/frontends',
    '/admin/security',
    '/admin/security/threats',
    '/admin/security/blocked',
    '/admin/security/allow-list',
    '/admin/security/rules',
    '/admin/security/audit',
    '/admin/security/compliance',
    '/admin/account',
  ]),
].map((screen, index) => ({ ...screen, name: `${String(index).padStart(2, '0')}-${screen.name}` }));
