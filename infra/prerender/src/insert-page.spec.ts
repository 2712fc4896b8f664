import { expect, it } from 'vitest';
import { insertPage } from './insert-page.ts';

const shell =
  '<html lang="en"><head><meta charset="utf-8"/><title>AERA</title><script src="/m.js"></script></head>' +
  '<body><div id="root"></div><noscript>Scripts, please.</noscript></body></html>';
const originPlaceholder = 'https://origin.invalid';

it('inserts a page into the shell, readable without scripts', () =>
  expect(
    insertPage(shell, {
      head: '<title>How</title>',
      styles: '<style></style>',
      body: '<h1>$& How</h1>',
      originPlaceholder,
    }),
  ).toBe(
    '<html lang="en" data-origin="https://origin.invalid"><head><meta charset="utf-8"/><title>How</title>' +
      '<script src="/m.js"></script><style></style></head><body><div id="root"><h1>$& How</h1></div></body></html>',
  ));

it('leaves rendering to the browser without a prerendered page', () =>
  expect(insertPage(shell, { head: '<title>PIN</title>', originPlaceholder })).toContain(
    '<title>PIN</title><script src="/m.js"></script></head><body><div id="root"></div><noscript>',
  ));

it('does not use another page as the shell', () =>
  expect(() => insertPage('<html lang="en"><head></head></html>', { head: '', originPlaceholder })).toThrow(
    '<title>',
  ));

it('delays scripts on prerendered pages only', () => {
  const preloading = shell.replace(
    '<script src="/m.js">',
    '<link rel="preload" as="script" href="/kit.js"><script defer="defer" src="/m.js">',
  );
  const parts = { head: '<title>How</title>', originPlaceholder };
  expect(insertPage(preloading, { ...parts, body: '<h1>How</h1>' })).toContain(
    '<link rel="preload-after-paint" as="script" href="/kit.js"><script defer="defer" fetchpriority="low" src="/m.js">',
  );
  expect(insertPage(preloading, parts)).toContain(
    '<link rel="preload" as="script" href="/kit.js"><script defer="defer" src="/m.js">',
  );
});
