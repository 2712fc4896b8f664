/**
 * Takes the pictures of the README. With `SCREENS=all`, takes every screen that shows data, at two widths and in both colour schemes, into
 * `artifacts/screens`. Uses the platform at `E2E_PLATFORM_URL`, with `STEWARD_USERNAME` and `STEWARD_PASSWORD`; without it, starts one and fills
 * it with the demonstration.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { searchContacts, stewardLogin } from '@aera/contracts';
import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { createClient } from '../../platform/client.ts';
import { startPlatform, stewardSignIn } from '../../platform/start-platform.ts';
import { skipNotices } from '../skip-notices.ts';
import { allScreens, type Picture, readmeScreens } from './screens.ts';

const repository = join(import.meta.dirname, '../../..');
const platformUrl = process.env['E2E_PLATFORM_URL'];
const signIn = {
  username: (platformUrl && process.env['STEWARD_USERNAME']) || stewardSignIn.username,
  password: (platformUrl && process.env['STEWARD_PASSWORD']) || stewardSignIn.password,
};
/** WebP quality at which text stays sharp; a picture needs a third of the bytes of a PNG. */
const quality = 86;
/** Maximum height of the picture of a whole page, in pixels. */
const maxHeight = 4_000;

const platform = platformUrl ? null : await startPlatform();
const origin = platformUrl || (platform?.url as string);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  if (platform) await runDemo(platform.dataDir);
  const contact = await findContact();
  const jobs =
    process.env['SCREENS'] === 'all'
      ? allScreens.flatMap((screen) =>
          ([390, 1440] as const).flatMap((width) =>
            (['light', 'dark'] as const).map((scheme) => ({
              ...screen,
              width,
              height: 900,
              scheme,
              folder: `artifacts/screens/${width}-${scheme}`,
              fullPage: true,
            })),
          ),
        )
      : readmeScreens.map((screen) => ({ ...screen, folder: 'docs/images', fullPage: false }));
  for (const { folder, name, fullPage, ...screen } of jobs) {
    const image = await capture(
      { ...screen, name, path: screen.path.replace('{contact}', contact) },
      fullPage,
    );
    await mkdir(join(repository, folder), { recursive: true });
    await writeFile(join(repository, folder, `${name}.webp`), image);
    process.stdout.write(`✓ ${folder}/${name}.webp  ${Math.round(image.length / 1000)} kB\n`);
  }
} finally {
  await browser.close();
  await platform?.stop();
  await platform?.remove();
}

async function runDemo(dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  await promisify(execFile)(process.execPath, ['infra/local/demo.ts'], { cwd: repository, env });
}

/** Returns the id of the qualified contact with the highest score. */
async function findContact(): Promise<string> {
  const steward = createClient(origin);
  await steward.call(stewardLogin, { body: signIn });
  const { items } = await steward.call(searchContacts, { query: { status: 'qualified', sort: 'score' } });
  const [first] = items;
  if (!first) throw new Error('There is no qualified contact. Is this platform filled by make demo?');
  return first.id;
}

async function capture({ path, as, width, height, scheme }: Picture, fullPage: boolean): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    if (as === 'steward')
      await context.request.post(stewardLogin.path, {
        headers: { origin },
        data: signIn,
        failOnStatusCode: true,
      });
    const page = await context.newPage();
    await skipNotices(page);
    await page.goto(path);
    await waitUntilQuiet(page);
    const session = await context.newCDPSession(page);
    if (fullPage) {
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(whole, maxHeight) });
      await waitUntilQuiet(page);
    }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    return Buffer.from(data, 'base64');
  } finally {
    await context.close();
  }
}

/** Waits for the heading and the fonts, and for at most 15 s until nothing loads. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page
    .waitForFunction(
      () => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null,
      undefined,
      { timeout: 15_000 },
    )
    .catch(() => {});
}
