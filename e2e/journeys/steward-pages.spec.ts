import { expectAccessibleAtEveryWidth, testAccessiblePages, visit } from '../browser/accessible-pages.ts';
import { sendMessage } from '../platform/contact-messages.ts';
import { openStewardPage } from '../platform/people.ts';
import { test } from '../platform/shared-platform.ts';

const portal = '/aera-sacrosanct-stewards';
const stewardPages = [
  `${portal}?tab=contacts`,
  `${portal}?tab=jurisdiction`,
  `${portal}?tab=bots`,
  `${portal}?tab=onboarding`,
  '/admin/questions',
  '/admin/account',
  '/admin/contacts',
  '/admin/contacts?layout=board',
  '/admin/contacts/quarantine',
  '/admin/contacts/bulk',
  '/admin/contacts/scoring',
  '/admin/contacts/duplicates',
  '/admin/knowledge/articles',
  '/admin/knowledge/articles/what-is-a-trust',
  '/admin/knowledge/gaps',
  '/admin/knowledge/rules',
  '/admin/analytics',
  '/admin/analytics/live',
  '/admin/analytics/funnel',
  '/admin/analytics/retention',
  '/admin/notifications',
  '/admin/jurisdiction-demo',
  '/admin/security/audit',
  '/admin/security/compliance',
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
];

testAccessiblePages({ name: 'stewards', paths: stewardPages, open: openStewardPage });

test('the page of one person is accessible and fits every screen', async ({ browser, baseURL }) => {
  const steward = await openStewardPage(browser, baseURL as string);
  // A message from a browser creates a person with activity.
  const nora = { name: 'Nora', email: `nora-${crypto.randomUUID()}@example.org`, message: 'Hello' };
  const person = await sendMessage(steward.request, baseURL as string, nora);
  const path = `/admin/contacts/person/${person}`;
  await visit(steward, path);
  await expectAccessibleAtEveryWidth(steward, path);
});
