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
export function insertPage(shell: string, { head, styles = '', body, originPlaceholder }: PageParts): string {
  const framed = replaceOnce(
    replaceOnce(
      replaceOnce(shell, '<html lang="en"', `<html lang="en" data-origin="${originPlaceholder}"`),
      /<title>[^<]*<\/title>/,
      head,
    ),
    '</head>',
    `${styles}</head>`,
  );
  if (body === undefined) return framed;
  // The page is readable without scripts, so it needs no noscript message.
  const complete = replaceOnce(
    replaceOnce(framed, '<div id="root">', `<div id="root">${body}`),
    /<noscript>.*?<\/noscript>/,
    '',
  );
  return moveScriptsLast(complete);
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

function replaceOnce(page: string, target: string | RegExp, content: string): string {
  let found = false;
  const after = page.replace(target, () => {
    found = true;
    return content;
  });
  if (!found) throw new Error(`The page of the shell has no ${target}.`);
  return after;
}
