import type { PrerenderedPages } from '@aera/contracts';
import type { BuiltFrontends } from './built-frontends.ts';
import { type PageMeta, parsePageMeta, matchExactlyOne, splitHead } from './head-tags.ts';
import { insertPage } from './insert-page.ts';
import { splitStyles } from './split-styles.ts';
import { formatFontLink, formatScriptLink, listScripts } from './preloads.ts';
import type { RenderableRoute, Renderer } from './renderer.ts';
import { renderSocialMetaTags, renderStructuredData } from './social-meta-tags.ts';

/** The files to write by name, and their list. */
export interface Rendering {
  readonly files: Record<string, string>;
  readonly list: PrerenderedPages;
}

/** A path that no remote has. */
const notFoundPath = '/404';

/** Renders every route of the public site, the not-found page, and the shell alone. */
export async function renderPages(renderer: Renderer, built: BuiltFrontends): Promise<Rendering> {
  const { originPlaceholder } = renderer;
  const fonts = renderer.fonts.map(formatFontLink).join('');
  const files: Record<string, string> = {
    'shell.html': insertPage(built.shell, { head: `${parseTitle(built.shell)}${fonts}`, originPlaceholder }),
    'not-found.html': await renderPage(notFoundPath, 'NotFoundContent', () => ''),
  };
  const pages: PrerenderedPages['pages'] = [];

  for (const route of renderer.routes) {
    const file = toFileName(route.path);
    const { html, ...listing } = await renderRoute(route);
    files[file] = html;
    pages.push({ path: route.path, file, ...listing });
  }
  const list = {
    builtFrom: built.builtFrom,
    originPlaceholder,
    pages,
    shell: 'shell.html',
    notFound: 'not-found.html',
  };
  return { files, list };

  async function renderRoute({ path, guarded, component }: RenderableRoute) {
    if (guarded) {
      const { head } = splitHead(await renderer.renderUnguarded(path));
      return {
        html: insertPage(built.shell, { head: parseTitle(head) + fonts, originPlaceholder }),
        canonical: path,
        indexed: false,
      };
    }
    let listing = { canonical: path, indexed: true };
    const html = await renderPage(path, component, (head) => {
      const meta = parsePageMeta(head);
      listing = { canonical: meta.canonical.slice(originPlaceholder.length), indexed: meta.indexed };
      return renderPreviewTags(meta);
    });
    return { html, ...listing };
  }

  async function renderPage(path: string, component: string, more: (head: string) => string) {
    const { html, styles } = await renderer.render(path);
    const { head, body } = splitHead(html);
    const scripts = listScripts(component, built.scripts).filter(
      (script) => !built.shell.includes(`"${script}"`),
    );
    return insertPage(built.shell, {
      head: head + more(head) + fonts + scripts.map(formatScriptLink).join(''),
      styles: splitStyles(styles, renderer.pageStylesId),
      body,
      originPlaceholder,
    });
  }

  function renderPreviewTags(meta: PageMeta): string {
    const own = `${toName(meta.canonical.slice(originPlaceholder.length))}.png`;
    const card = `${originPlaceholder}/social/${built.cards.includes(own) ? own : 'index.png'}`;
    return renderSocialMetaTags(meta, card) + renderStructuredData(meta, originPlaceholder);
  }
}

const parseTitle = (head: string): string =>
  `<title>${matchExactlyOne('title', head, /<title>([^<]*)<\/title>/g)}</title>`;

/** `/how` is `how`, `/` is `index`. */
const toName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index';
const toFileName = (path: string): string => `${toName(path)}.html`;
