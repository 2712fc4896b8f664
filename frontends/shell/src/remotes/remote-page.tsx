import { type Remote, type RemoteLoader, loadRemoteRoutes, remoteFor } from '@aera/web-kit';
import { Suspense, use } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { NotFoundPage } from '../not-found.page.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { isOutdated, remotesList } from './remotes-list.ts';

export type RemotePageProps = {
  readonly load?: RemoteLoader;
  readonly remotes?: () => Promise<Remote[]>;
  readonly outdated?: (path: string) => Promise<boolean>;
  readonly reload?: () => void;
};

const reloadPage = (): void => window.location.reload();

const notFound = { path: '*', element: <NotFoundPage /> };

/** The page of the micro-frontend that answers the path. What fails in it costs this region alone. */
export function RemotePage({
  load = loadRemoteRoutes,
  remotes = remotesList,
  outdated = isOutdated,
  reload = reloadPage,
}: RemotePageProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary path={pathname} isOutdated={outdated} reload={reload}>
      <Suspense fallback={<PagePlaceholder />}>
        <Answer path={pathname} load={load} remotes={remotes} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Answer({
  path,
  load,
  remotes,
}: Required<Pick<RemotePageProps, 'load' | 'remotes'>> & { readonly path: string }) {
  const remote = remoteFor(use(remotes()), path);
  return remote ? <RemoteRoutes key={remote.name} remote={remote} load={load} /> : <NotFoundPage />;
}

function RemoteRoutes({ remote, load }: { readonly remote: Remote; readonly load: RemoteLoader }) {
  return useRoutes([...use(load(remote)), notFound]);
}
