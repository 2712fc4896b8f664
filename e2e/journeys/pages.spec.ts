import { testAccessiblePages } from '../browser/accessible-pages.ts';
import { farAway, observeHydration } from '../browser/rendered-page.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { makeGotoAwaitHydration } from '../platform/hydrated-page.ts';
import { openMemberPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { readSitemapPaths } from '../platform/sitemap.ts';
import { accessPin } from '../platform/start-platform.ts';

/** Aliases of pages below. */
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
const memberPages = [
  '/dashboard',
  '/dashboard/questions',
  '/dashboard/notifications',
  '/dashboard/preferences',
  '/dashboard/security',
  '/dashboard/your-data',
  '/search/articles/what-is-a-trust',
];

test('every public page is tested', async ({ request }) => {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as {
    remotes: { name: string; routes: string[] }[];
  };
  const routes = remotes.find(({ name }) => name === 'public')?.routes;
  expect(routes?.toSorted()).toEqual([...publicPages, ...aliases].toSorted());
});

let expectCleanHydration: () => Promise<void>;
let listed: string[];

testAccessiblePages({
  name: 'visitors',
  paths: [...publicPages, ...otherPages],
  async open(browser, origin) {
    const context = await browser.newContext({ baseURL: origin, ...farAway });
    const page = makeGotoAwaitHydration(await context.newPage());
    await skipNotices(page);
    listed = await readSitemapPaths(origin);
    expect(listed.length).toBeGreaterThan(10);
    expectCleanHydration = await observeHydration(page);
    await page.addInitScript(() => sessionStorage.setItem('aera_pin_authenticated', 'true'));
    const headers = { origin };
    await context.request.post('/api/auth/pin', { headers, data: { pin: accessPin } });
    return page;
  },
  async check(path) {
    if (listed.includes(path)) await expectCleanHydration();
  },
});

testAccessiblePages({
  name: 'members',
  paths: memberPages,
  open: (browser, origin) =>
    openMemberPage(browser, origin, { name: 'Mary', email: `mary-${crypto.randomUUID()}@example.org` }),
});
