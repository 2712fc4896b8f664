import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Converts drawings to pixels. */
interface SvgRasterizer {
  /** Returns a PNG of the drawing, which fills the window. */
  readonly rasterize: (svg: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const font = fileURLToPath(
  import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
);

/** Starts a headless browser. `CHROMIUM` sets its path; by default, the path of Debian's package. */
export async function openSvgRasterizer(width: number, height: number): Promise<SvgRasterizer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--disable-lcd-text'],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  const face = (await readFile(font)).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Marcellus;src:url(data:font/woff2;base64,${face})}` +
      'html,body{margin:0;background:transparent}svg{display:block;font-family:Marcellus}</style><main></main>',
  );
  await page.evaluate("document.fonts.load('20px Marcellus')");
  return {
    async rasterize(svg) {
      await page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(svg)}`);
      return page.screenshot({ type: 'png' });
    },
    close: () => browser.close(),
  };
}
