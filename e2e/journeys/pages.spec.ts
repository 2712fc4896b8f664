import type { Page } from '@playwright/test';
import { entered } from '../browser/entered.ts';
import { keepScreen } from '../browser/screens.ts';
import { expectAccessible, expectContrast, expectFits } from '../browser/soundness.ts';
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
const otherPages = ['/search', '/login', '/join', '/no-such-page'];

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

test('the dashboard and the portal are sound on every screen', async ({ browser, baseURL }) => {
  const origin = baseURL as string;
  const member = await newMember(browser, origin, {
    name: 'Mary',
    email: `mary-${crypto.randomUUID()}@example.org`,
  });
  const steward = await newSteward(browser, origin);
  for (const [page, paths] of [
    [member, ['/dashboard']],
    [steward, ['/aera-sacrosanct-stewards', '/admin/questions']],
  ] as const) {
    await entered(page);
    for (const path of paths) await test.step(path, () => expectSound(page, path));
  }
});
