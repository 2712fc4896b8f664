import { createQueryClient, originPlaceholder } from '@aera/frontend-kit';
import { routes } from '@aera/public/routes';
import { App } from '@aera/shell/app';
import { findGuard } from '@aera/shell/guards';
import { displayFontUrl, pageStylesId, textFontUrl } from '@aera/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Renderer } from '../renderer.ts';
import { publicPage, publicPaths } from './public-page.tsx';

/**
 * Returns the component name of a path.
 *
 * @throws Error for a route without `lazyPage`, because its page would be loaded with every other.
 */
function matchComponent(path: string): string {
  const element = matchRoutes(routes, path)?.at(-1)?.route.element;
  const type: unknown = isValidElement(element) ? element.type : null;
  const name = typeof type === 'function' && 'displayName' in type ? type.displayName : null;
  if (typeof name !== 'string') throw new Error(`The page at ${path} is no lazyPage.`);
  return name;
}

/**
 * Renders to HTML after all lazy content has loaded, in document order, because out-of-order parts would need scripts.
 *
 * @throws the error of any component; in a browser it would affect only one part of the page.
 */
async function renderToHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The router of the shell at a fixed path. */
const createStaticRouter = (path: string): ComponentType<{ readonly children: ReactNode }> =>
  function RouterAtPath({ children }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };

export const renderer: Renderer = {
  originPlaceholder,
  pageStylesId,
  fonts: [textFontUrl, displayFontUrl],
  routes: publicPaths.map((path) => ({
    path,
    guarded: findGuard(path) !== null,
    component: matchComponent(path),
  })),

  async render(path) {
    const sheet = new ServerStyleSheet();
    const html = await renderToHtml(
      sheet.collectStyles(<App Router={createStaticRouter(path)} page={publicPage} />),
    );
    return { html, styles: sheet.getStyleTags() };
  },

  renderUnguarded(path) {
    const Router = createStaticRouter(path);
    return renderToHtml(
      <QueryClientProvider client={createQueryClient()}>
        <Router>{publicPage}</Router>
      </QueryClientProvider>,
    );
  },
};
