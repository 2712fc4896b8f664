import { describe, expect, it } from 'vitest';
import { dataSubjectServices, routeRegistry, serviceNames } from './server.ts';

const operations = (...paths: string[]) =>
  serviceNames.flatMap((name) => paths.map((path) => `/api/admin/operations/${name}/${path}`));

/** `audit: 'none'`: statistics, previews, settings and other responses without personal data of others. */
const unrecorded = [
  'GET /api/admin/analytics/breakdown',
  'GET /api/admin/analytics/breakdown.csv',
  'GET /api/admin/analytics/metrics',
  'GET /api/admin/analytics/metrics.csv',
  'GET /api/admin/analytics/funnel',
  'GET /api/admin/analytics/funnel.csv',
  'GET /api/admin/analytics/retention',
  'GET /api/admin/analytics/retention/history',
  'POST /api/admin/analytics/retention/preview',
  'GET /api/admin/audit/consistency',
  'GET /api/admin/audit/status',
  'GET /api/admin/auth/2fa-status',
  'GET /api/admin/auth/email',
  'GET /api/admin/auth/mails',
  'GET /api/admin/auth/passkeys',
  'GET /api/admin/auth/sessions',
  'GET /api/admin/auth/checklist',
  'GET /api/admin/auth/current-token',
  'GET /api/admin/auth/me',
  'GET /api/admin/auth/reauth-status',
  'GET /api/admin/contacts/score-rules',
  'GET /api/admin/jurisdiction/ledger',
  'GET /api/admin/knowledge/articles',
  'GET /api/admin/knowledge/articles/:id',
  'GET /api/admin/knowledge/articles/:id/versions/:version',
  'GET /api/admin/knowledge/gaps',
  'GET /api/admin/knowledge/gaps/closed',
  'POST /api/admin/knowledge/preview',
  'GET /api/admin/knowledge/rules',
  'POST /api/admin/knowledge/rules/preview',
  'GET /api/admin/operations/frontends',
  'GET /api/admin/operations/frontends/:name/history',
  'GET /api/admin/mails',
  'GET /api/admin/notifications/page',
  'GET /api/admin/notifications/stream',
  'GET /api/admin/notifications/counts',
  'GET /api/admin/questions/overview',
  'GET /api/compliance/controls',
  'GET /api/compliance/report',
  'GET /api/security/rules',
  'GET /api/security/status',
  ...operations('dead-letters/discarded', 'overview', 'rebuilds', 'streams').map((path) => `GET ${path}`),
];

/** `personal-data`, the default of a GET: data about members, visitors, leads or stewards. */
const readings = [
  '/api/admin/accounts/:kind/:accountId/sessions',
  '/api/admin/analytics/bots',
  '/api/admin/analytics/bots.csv',
  '/api/admin/analytics/classifications',
  '/api/admin/analytics/ip/:ip',
  '/api/admin/analytics/live',
  '/api/admin/audit/entries',
  '/api/admin/audit/entries/:id',
  '/api/admin/contact-bulk-jobs',
  '/api/admin/contact-bulk-jobs/:id',
  '/api/admin/contact-bulk-jobs/:id/items',
  '/api/admin/saved-views',
  '/api/admin/contacts',
  '/api/admin/contacts.csv',
  '/api/admin/contacts.xlsx',
  '/api/admin/contacts/:id',
  '/api/admin/contacts/:id/score',
  '/api/admin/contacts/:id/merges',
  '/api/admin/contacts/:id/merges/preview',
  '/api/admin/contacts/duplicates',
  '/api/admin/contacts/list',
  '/api/admin/contacts/quarantine',
  '/api/admin/jurisdiction/consents',
  '/api/admin/jurisdiction/consents.csv',
  '/api/admin/jurisdiction/consents/:consentId',
  '/api/admin/jurisdiction/ip-activity/:ip',
  '/api/admin/jurisdiction/impressions',
  '/api/admin/people/:id',
  '/api/admin/people/:id/data-export',
  '/api/admin/people/:id/erasure',
  '/api/admin/people/:id/timeline',
  '/api/admin/questions',
  '/api/admin/questions/:questionId',
  '/api/admin/questions/list',
  '/api/admin/stewards',
  '/api/demo/jurisdiction/consents',
  '/api/security/allow-list',
  '/api/security/blocked-ips',
  '/api/security/intrusion-report',
  '/api/security/live',
  '/api/security/threats',
  '/api/security/threats/:threatId',
  // Payloads and events may contain personal data.
  ...operations('dead-letters', 'events', 'events/:id', 'journey', 'state'),
];

/** Reads whose identifiers are in the body, so that they never appear in a URL. */
const postedReadings = dataSubjectServices.flatMap((service) =>
  ['activity', 'data'].map((path) => `POST /api/admin/personal-data/${service}/${path}`),
);

const formatRoute = ({ method, path }: (typeof routeRegistry.all)[number]): string => `${method} ${path}`;
const stewards = routeRegistry.all.filter(({ access }) => access === 'steward');
// The previewed rules are in the body, and the response names people.
postedReadings.push('POST /api/admin/contacts/score-rules/preview');
const named = (audit: string) =>
  stewards
    .filter((route) => route.audit === audit)
    .map(formatRoute)
    .toSorted();

describe('the audit class of a route', () => {
  it('exempts exactly the listed routes', () => {
    expect(named('none')).toEqual(unrecorded.toSorted());
  });

  it('includes every listed read of personal data', () => {
    const decided = [...readings.map((path) => `GET ${path}`), ...postedReadings];
    expect(named('personal-data')).toEqual(decided.toSorted());
  });

  it('includes every command', () => {
    const read = new Set([...unrecorded, ...postedReadings]);
    const commands = stewards.filter((route) => route.method !== 'GET' && !read.has(formatRoute(route)));
    expect(commands.filter(({ audit }) => audit !== 'command').map(formatRoute)).toEqual([]);
  });

  it('includes every command of the operator', () => {
    const operators = routeRegistry.all.filter(({ access }) => access === 'operator');
    const commands = operators.filter(({ method }) => method !== 'GET');
    expect(commands.length).toBeGreaterThan(serviceNames.length);
    expect(commands.filter(({ audit }) => audit !== 'command').map(formatRoute)).toEqual([]);
    expect(operators.filter(({ audit }) => audit === 'none').map(formatRoute)).toEqual(
      serviceNames.map((name) => `GET /internal/operator/${name}/locks`),
    );
  });

  it('includes every sign-in attempt', () => {
    const others = routeRegistry.all.filter(
      ({ access, audit }) => access !== 'steward' && access !== 'operator' && audit !== 'none',
    );
    expect(others.map(formatRoute)).toEqual([
      'POST /api/admin/auth/login',
      'POST /api/admin/auth/passkeys/sign-in',
    ]);
  });
});
