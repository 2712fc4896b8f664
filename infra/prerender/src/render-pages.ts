import type { PrerenderedPages } from '@aera/contracts';
import type { BuiltFrontends } from './built-frontends.ts';
import { type PageMeta, parsePageMeta, matchExactlyOne, splitHead } from './head-tags.ts';
import { pageHtml } from './page-html.ts';
import { splitGlobalStyles } from './split-styles.ts';
import { fontLink, scriptLink, listScripts } from './preloads.ts';
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
  const fonts = renderer.fonts.map(fontLink).join('');
  const files: Record<string, string> = {
    'shell.html': pageHtml(built.shell, { head: `${parseTitle(built.shell)}${fonts}`, originPlaceholder }),
    'not-found.html': await whole(notFoundPath, 'NotFoundContent', () => ''),
  };
  const pages: PrerenderedPages['pages'] = [];

  for (const route of renderer.routes) {
    const file = toFileName(route.path);
    const { html, ...known } = await toPage(route);
    files[file] = html;
    pages.push({ path: route.path, file, ...known });
  }
  const list = {
    builtFrom: built.builtFrom,
    originPlaceholder,
    pages,
    shell: 'shell.html',
    notFound: 'not-found.html',
  };
  return { files, list };

  async function toPage({ path, guarded, component }: RenderableRoute) {
    if (guarded) {
      const { head } = splitHead(await renderer.renderUnguarded(path));
      return {
        html: pageHtml(built.shell, { head: parseTitle(head) + fonts, originPlaceholder }),
        canonical: path,
        indexed: false,
      };
    }
    let known = { canonical: path, indexed: true };
    const html = await whole(path, component, (head) => {
      const facts = parsePageMeta(head);
      known = { canonical: facts.canonical.slice(originPlaceholder.length), indexed: facts.indexed };
      return sharing(facts);
    });
    return { html, ...known };
  }

  async function whole(path: string, component: string, more: (head: string) => string) {
    const { html, styles } = await renderer.render(path);
    const { head, body } = splitHead(html);
    const scripts = listScripts(component, built.scripts).filter(
      (script) => !built.shell.includes(`"${script}"`),
    );
    return pageHtml(built.shell, {
      head: head + more(head) + fonts + scripts.map(scriptLink).join(''),
      styles: splitGlobalStyles(styles),
      body,
      originPlaceholder,
    });
  }

  function sharing(facts: PageMeta): string {
    const own = `${toName(facts.canonical.slice(originPlaceholder.length))}.png`;
    const card = `${originPlaceholder}/social/${built.cards.includes(own) ? own : 'index.png'}`;
    return renderSocialMetaTags(facts, card) + renderStructuredData(facts, originPlaceholder);
  }
}

const parseTitle = (head: string): string =>
  `<title>${matchExactlyOne('title', head, /<title>([^<]*)<\/title>/g)}</title>`;

/** `/how` is `how`, `/` is `index`. */
const toName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'index';
const toFileName = (path: string): string => `${toName(path)}.html`;
