import { routes } from '@aera/public/routes';
import { App } from '@aera/shell/app';
import { findGuard } from '@aera/shell/guards';
import { displayFontUrl, textFontUrl } from '@aera/ui';
import { createQueryClient, originPlaceholder } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { ServerStyleSheet } from 'styled-components';
import type { Renderer } from '../renderer.ts';
import { componentAt } from './component-at.ts';
import { htmlOf } from './html-of.ts';
import { publicPage, publicPaths } from './public-page.tsx';
import { routerAt } from './router-at.tsx';

export const renderer: Renderer = {
  originPlaceholder,
  fonts: [textFontUrl, displayFontUrl],
  routes: publicPaths.map((path) => ({
    path,
    guarded: findGuard(path) !== null,
    component: componentAt(routes, path),
  })),

  async render(path) {
    const sheet = new ServerStyleSheet();
    const html = await htmlOf(sheet.collectStyles(<App Router={routerAt(path)} page={publicPage} />));
    return { html, styles: sheet.getStyleTags() };
  },

  renderUnguarded(path) {
    const Router = routerAt(path);
    return htmlOf(
      <QueryClientProvider client={createQueryClient()}>
        <Router>{publicPage}</Router>
      </QueryClientProvider>,
    );
  },
};
