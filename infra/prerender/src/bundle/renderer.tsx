import { createQueryClient, originPlaceholder } from '@aera/frontend-kit';
import { routes } from '@aera/public/routes';
import { App } from '@aera/shell/app';
import { findGuard } from '@aera/shell/guards';
import { displayFontUrl, textFontUrl } from '@aera/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Renderer } from '../renderer.ts';
import { publicPage, publicPaths } from './public-page.tsx';

/**
 * Name of the component that shows a path.
 * @throws Error for a route whose page is not a `lazyPage`: it would come with every other.
 */
function matchComponent(path: string): string {
  const element = matchRoutes(routes, path)?.at(-1)?.route.element;
  const type: unknown = isValidElement(element) ? element.type : null;
  const name = typeof type === 'function' && 'displayName' in type ? type.displayName : null;
  if (typeof name !== 'string') throw new Error(`The page at ${path} is no lazyPage.`);
  return name;
}

/**
 * Renders to HTML once everything in it has loaded, in the order of the document: a page in pieces would need scripts to be put
 * together.
 * @throws whatever was thrown in a component; in a browser only that part of the page would be missing.
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

/** The router of the shell, standing at one path. */
const createStaticRouter = (path: string): ComponentType<{ readonly children: ReactNode }> =>
  function RouterAtPath({ children }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };

export const renderer: Renderer = {
  originPlaceholder,
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
