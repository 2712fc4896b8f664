import {
  lazyPage,
  leavePrerenderedPage,
  loadRemoteRoutes,
  type Remote,
  findRemote,
  type RemoteLoader,
} from '@aera/frontend-kit';
import { Suspense, use, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PagePlaceholder } from '../../shared/page-placeholder.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { type Remedy, findRemedy, reopenPage } from './remedy.ts';
import { readRemotes } from './remotes.ts';

type RemotePageProps = {
  readonly load?: RemoteLoader;
  readonly remotes?: () => Promise<Remote[]>;
  readonly remedy?: (path: string) => Promise<Remedy>;
  readonly reopen?: (remedy: NonNullable<Remedy>) => void;
};

export const NotFoundPage = lazyPage(() => import('./not-found-content.tsx'), 'NotFoundContent');
const notFound = { path: '*', element: <NotFoundPage /> };

/** Renders the micro-frontend of the path. An error in it affects only this region. */
export function RemotePage({
  load = loadRemoteRoutes,
  remotes = readRemotes,
  remedy = findRemedy,
  reopen = reopenPage,
}: RemotePageProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary path={pathname} findRemedy={remedy} reopen={reopen}>
      <Suspense fallback={<PagePlaceholder />}>
        <MatchedRemote path={pathname} load={load} remotes={remotes} />
      </Suspense>
    </RemoteBoundary>
  );
}

function MatchedRemote({
  path,
  load,
  remotes,
}: Required<Pick<RemotePageProps, 'load' | 'remotes'>> & { readonly path: string }) {
  const remote = findRemote(use(remotes()), path);
  // Runs once all parts of the page have loaded. Parts that load later may fail.
  useEffect(leavePrerenderedPage, []);
  return remote ? <RemoteRoutes key={remote.name} remote={remote} load={load} /> : <NotFoundPage />;
}

function RemoteRoutes({ remote, load }: { readonly remote: Remote; readonly load: RemoteLoader }) {
  return useRoutes([...use(load(remote)), notFound]);
}
