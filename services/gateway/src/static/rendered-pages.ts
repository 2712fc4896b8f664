import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { RenderedPages, renderedPagesFolder } from '@aera/contracts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Answers the list of pages that the build rendered, or null while there are none that fit the frontends. */
export type ReadRenderedPages = () => Promise<RenderedPages | null>;

/**
 * Reads the list as it stands on disk. Pages made from other frontends than those that stand there, one of which was deployed or
 * went since, would call for scripts that are gone: then there are none.
 */
export function renderedPagesReader(root: string, files: FileStore): ReadRenderedPages {
  const listFile = join(root, renderedPagesFolder, 'pages.json');
  let read: { from: StoredFile; list: RenderedPages | null } | undefined;
  const seen = new WeakMap<StoredFile, string>();

  const fingerprintOf = (file: StoredFile): string => {
    const known =
      seen.get(file) ??
      createHash('sha256')
        .update(file.content ?? '')
        .digest('base64url');
    seen.set(file, known);
    return known;
  };

  return async () => {
    const from = await files(listFile);
    if (!from) return null;
    if (read?.from !== from) read = { from, list: parse(from) };
    const { list } = read;
    if (!list) return null;
    const wanted = Object.entries(list.madeFrom);
    const found = await Promise.all(wanted.map(([path]) => files(join(root, path))));
    return wanted.every(([, fingerprint], at) => found[at] && fingerprintOf(found[at]) === fingerprint)
      ? list
      : null;
  };
}

function parse({ content }: StoredFile): RenderedPages | null {
  try {
    return RenderedPages.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}
