import { routes } from '@aera/public/routes';
import { RemotePage } from '@aera/shell/remote-page';

const remote = { name: 'public', manifest: '', routes: routes.map(({ path = '' }) => path) };
const remotes = Promise.resolve([remote]);
const loaded = Promise.resolve(routes);

/** Paths of the public site. */
export const publicPaths: readonly string[] = remote.routes;

/** The page of a path as the shell shows it, with the public site bundled instead of loaded as a remote. */
export const publicPage = <RemotePage remotes={() => remotes} load={() => loaded} />;
