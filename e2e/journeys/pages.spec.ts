import type { Page } from '@playwright/test';
import { entered } from '../browser/entered.ts';
import { keepScreen } from '../browser/screens.ts';
import { expectAccessible, expectContrast, expectFits } from '../browser/soundness.ts';
import { sendMessage } from '../platform/contact-messages.ts';
import { newMember, newSteward } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Other addresses of pages below. */
const aliases = ['/home', '/about', '/authority'];
const publicPages = [
  '/',
  '/intro',
  '/home-awakening',
  '/how',
  '/trusts',
  '/authority-sales',
  '/us-vs-them',
  '/false-authorities',
  '/protection',
  '/legal-protection',
  '/legal-battle',
  '/operations',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/design-system',
  '/full-notices',
  '/your-data',
];
const otherPages = [
  '/search',
  '/login',
  '/login/reset',
  '/join',
  '/no-such-page',
  '/aera-sacrosanct-stewards/invitation',
];

const widths = [1440, 820, 390, 320];
/** A window of 1440 px, zoomed to 200 %: everything twice as large, half as much of it. */
const zoomed = { width: 720, height: 450 };

/** Nothing that moves, so that what is measured is what stays. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, `${path} at ${width} px`);
    await keepScreen(page, path, String(width));
  }
  await page.setViewportSize(zoomed);
  await expectFits(page, `${path} zoomed to 200 %`);
  await keepScreen(page, path, 'zoomed');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectContrast(page);
  await keepScreen(page, path, 'dark');
}

test('every public page is looked at', async ({ request }) => {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as {
    remotes: { name: string; routes: string[] }[];
  };
  const routes = remotes.find(({ name }) => name === 'public')?.routes;
  expect(routes?.toSorted()).toEqual([...publicPages, ...aliases].toSorted());
});

const pages = [...publicPages, ...otherPages];

/** Two at once: most of the time goes by in the browser, which has a process for each. */
for (let first = 0; first < pages.length; first += 2) {
  const pair = pages.slice(first, first + 2);
  test(`sound on every screen, zoomed, light and dark: ${pair.join(' and ')}`, async ({ context }) => {
    const look = async (path: string) => {
      const page = await context.newPage();
      await entered(page);
      await page.addInitScript(() => sessionStorage.setItem('aera_pin_authenticated', 'true'));
      await expectSound(page, path);
    };
    await Promise.all(pair.map(look));
  });
}

const memberPages = [
  '/dashboard',
  '/dashboard/questions',
  '/dashboard/notifications',
  '/dashboard/preferences',
  '/dashboard/security',
  '/dashboard/your-data',
  '/search/articles/what-is-a-trust',
];
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

test.describe('pages behind a sign-in are sound on every screen', () => {
  test.setTimeout(600_000);

  test('those of a member', async ({ browser, baseURL }) => {
    const email = `mary-${crypto.randomUUID()}@example.org`;
    const member = await newMember(browser, baseURL as string, { name: 'Mary', email });
    await entered(member);
    for (const path of memberPages) await test.step(path, () => expectSound(member, path));
  });

  /** Some at a time, so that one that takes long costs the others nothing. */
  const atOnce = 12;
  for (let first = 0; first < stewardPages.length; first += atOnce) {
    const some = stewardPages.slice(first, first + atOnce);
    test(`those of a steward: ${some[0]} to ${some.at(-1)}`, async ({ browser, baseURL }) => {
      const steward = await newSteward(browser, baseURL as string);
      await entered(steward);
      for (const path of some) await test.step(path, () => expectSound(steward, path));
    });
  }

  test('that of one person', async ({ browser, baseURL }) => {
    const steward = await newSteward(browser, baseURL as string);
    await entered(steward);
    // A message from a browser is a person of whom there is something to show.
    const nora = { name: 'Nora', email: `nora-${crypto.randomUUID()}@example.org`, message: 'Hello' };
    const person = await sendMessage(steward.request, baseURL as string, nora);
    await expectSound(steward, `/admin/contacts/person/${person}`);
  });
});
