import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../artifacts/screens');

/** Keeps a picture of the whole page for people to look at, when `SCREENS=1` asks for them: `artifacts/screens/how-390.jpg`. */
export async function keepScreen(page: Page, path: string, variant: string): Promise<void> {
  if (!process.env['SCREENS']) return;
  const name = path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  await page.screenshot({
    path: join(folder, `${name}-${variant}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    animations: 'disabled',
  });
}
