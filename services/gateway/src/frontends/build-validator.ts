import { join } from 'node:path';
import type { FrontendName, FrontendReport, FrontendVersion } from '@aera/contracts';
import { findFault } from '@aera/frontend-versions';
import { LRUCache } from 'lru-cache';

/** What is wrong with a build. */
export type BuildError = FrontendReport['frontends'][number]['faults'][number];

/** Answers which of a frontend's builds are not whole. `fresh` is the milliseconds until the files of one are looked at again. */
export function createBuildValidator(
  root: string,
  fresh = 10_000,
): (name: FrontendName, builds: readonly FrontendVersion[]) => Promise<BuildError[]> {
  const seen = new LRUCache<string, Promise<string | null>>({ max: 200, ttl: fresh });

  const look = (name: FrontendName, build: FrontendVersion): Promise<string | null> => {
    const key = `${name} ${build.version} ${build.builtAt}`;
    const known = seen.get(key);
    if (known) return known;
    const found = findFault(join(root, name, 'dist'), name, build);
    seen.set(key, found);
    return found;
  };

  return async (name, builds) => {
    const looked = await Promise.all(
      builds.map(async (build) => ({ version: build.version, fault: await look(name, build) })),
    );
    return looked.flatMap(({ version, fault }) => (fault === null ? [] : [{ version, fault }]));
  };
}
