/** Parts that are inserted into `index.html` of the shell. */
interface PageParts {
  /** Tags for the head, including the title. */
  readonly head: string;
  /** Style elements. */
  readonly styles?: string;
  /** Content of the root element; empty when the browser renders the page. */
  readonly body?: string;
  readonly originPlaceholder: string;
}

/** Inserts a page into `index.html` of the shell, which loads the scripts. */
export function pageHtml(shell: string, { head, styles = '', body, originPlaceholder }: PageParts): string {
  const framed = put(
    put(
      put(shell, '<html lang="en"', `<html lang="en" data-origin="${originPlaceholder}"`),
      /<title>[^<]*<\/title>/,
      head,
    ),
    '</head>',
    `${styles}</head>`,
  );
  if (body === undefined) return framed;
  // The page is readable without scripts, so it needs no noscript message.
  const whole = put(
    put(framed, '<div id="root">', `<div id="root">${body}`),
    /<noscript>.*?<\/noscript>/,
    '',
  );
  return moveScriptsLast(whole);
}

/**
 * Makes the first view independent of scripts: the entry script loads at low priority, and starts the downloads of the others after the
 * first paint (`frontends/shell/src/index.ts`), because fonts and pictures come first.
 */
const moveScriptsLast = (page: string): string =>
  page
    .replaceAll('<link rel="preload" as="script" href=', '<link rel="preload-after-paint" as="script" href=')
    .replaceAll('<link rel="preload" as="fetch" href=', '<link rel="preload-after-paint" as="fetch" href=')
    .replaceAll('<script defer="defer" src=', '<script defer="defer" fetchpriority="low" src=');

function put(page: string, place: string | RegExp, content: string): string {
  let found = false;
  const after = page.replace(place, () => {
    found = true;
    return content;
  });
  if (!found) throw new Error(`The page of the shell has no ${place}.`);
  return after;
}
