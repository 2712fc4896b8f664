import { routes } from '@aera/public/routes';
import { App } from '@aera/shell/app';
import { guardOf } from '@aera/shell/guards';
import { RemotePage } from '@aera/shell/remote-page';
import { displayFontUrl } from '@aera/ui';
import { createQueryClient, originPlaceholder } from '@aera/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import type { Renderer } from '../renderer.ts';
import { componentAt } from './component-at.ts';
import { htmlOf } from './html-of.ts';
import { routerAt } from './router-at.tsx';

const remote = { name: 'public', manifest: '', routes: routes.map(({ path = '' }) => path) };
const remotes = Promise.resolve([remote]);
const loaded = Promise.resolve(routes);
const page = <RemotePage remotes={() => remotes} load={() => loaded} />;

const Alone = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

export const renderer: Renderer = {
  originPlaceholder,
  displayFont: displayFontUrl,
  routes: remote.routes.map((path) => ({
    path,
    guarded: guardOf(path) !== null,
    component: componentAt(routes, path),
  })),

  async render(path) {
    const sheet = new ServerStyleSheet();
    const html = await htmlOf(sheet.collectStyles(<App Router={routerAt(path)} page={page} />));
    return { html, styles: sheet.getStyleTags() };
  },

  renderUnguarded(path) {
    const Router = routerAt(path);
    return htmlOf(
      <Alone>
        <Router>{page}</Router>
      </Alone>,
    );
  },
};
