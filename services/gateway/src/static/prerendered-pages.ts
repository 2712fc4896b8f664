import { join } from 'node:path';
import { RenderedPages, renderedPagesFolder } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Answers the list of pages that the build rendered, or null while there are none that fit the frontends. */
export type ReadPrerenderedPages = () => Promise<RenderedPages | null>;

/**
 * Reads the list as it stands on disk for the shell and the public site that are live. A browser takes a page over only with the scripts it
 * was rendered with; where the two were never rendered together there are none, and the shell answers.
 */
export function createPrerenderedPagesReader(
  root: string,
  files: FileStore,
  frontends: Pick<Frontends, 'live'>,
): ReadPrerenderedPages {
  const lists = new WeakMap<StoredFile, RenderedPages | null>();
  return async () => {
    const [shell, remote] = await Promise.all([frontends.live('shell'), frontends.live('public')]);
    if (!shell || !remote) return null;
    const from = await files(join(root, renderedPagesFolder({ shell, public: remote }), 'pages.json'));
    if (!from) return null;
    const known = lists.get(from);
    const list = known === undefined ? parse(from) : known;
    lists.set(from, list);
    return list;
  };
}

function parse({ content }: StoredFile): RenderedPages | null {
  try {
    return RenderedPages.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}
