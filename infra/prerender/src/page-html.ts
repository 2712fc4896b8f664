/** What is put into the shell's own page. */
interface PageParts {
  /** Tags for the head, the title among them. */
  readonly head: string;
  /** Style elements. */
  readonly styles?: string;
  /** What stands in the root; nothing when the browser is to render it. */
  readonly body?: string;
  readonly originPlaceholder: string;
}

/** Puts a page into the shell's `index.html`, which brings the scripts. */
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

/** Fonts and pictures are what is looked at; scripts may come after them. */
const moveScriptsLast = (page: string): string =>
  page
    .replaceAll(
      '<link rel="preload" as="script" href=',
      '<link rel="preload" as="script" fetchpriority="low" href=',
    )
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
