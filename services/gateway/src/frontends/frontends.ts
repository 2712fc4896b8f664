import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrontendReport } from '@aera/contracts';
import {
  FrontendName,
  frontendNames,
  FrontendPin,
  frontendPinsBucket,
  type FrontendVersion,
} from '@aera/contracts/server';
import type { Bus, Watcher } from '@aera/event-bus';
import { findBuildError, type Pins, readVersions } from '@aera/frontend-versions';
import type { Log } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';

/** The frontends as this gateway serves them: what stands on disk, and what is pinned of it. */
export interface Frontends {
  /** Every build that stands on disk, the newest first. */
  versions(name: FrontendName): Promise<readonly FrontendVersion[]>;
  /** Those of them that are not whole, and what is wrong with each. */
  faults(name: FrontendName): Promise<readonly BuildError[]>;
  /** The builds in the order in which a file is looked for: the live one first, then those that open tabs may still need. */
  lookupOrder(name: FrontendName): Promise<readonly string[]>;
  /** The one that is served: the pinned one where it stands here, else the newest; null where none stands. */
  live(name: FrontendName): Promise<string | null>;
  /** The newest, whatever is pinned; null where none stands. */
  newest(name: FrontendName): Promise<string | null>;
  /** Serves one version from now on; null follows the newest. */
  pin(name: FrontendName, version: string | null): void;
  pinned(name: FrontendName): string | null;
  /** How many frontends were last found pinned to a version that does not stand here. */
  readonly missing: number;
}

export interface FrontendsOptions {
  /** Folder that holds `<frontend>/dist/<version>`. */
  readonly root: string;
  readonly log: Pick<Log, 'error' | 'warn'>;
  /** What was pinned when this gateway last heard of it. */
  readonly pins?: Pins;
  /** Where that is written down, for the time before the bus is there. */
  readonly pinsFile?: string | undefined;
  /** Milliseconds until the disk is looked at again. */
  readonly freshForMs?: number;
  readonly now?: () => number;
}

export function createFrontends({
  root,
  log,
  pins = {},
  pinsFile,
  freshForMs = 1_000,
  now = Date.now,
}: FrontendsOptions): Frontends {
  const pinned = new Map(frontendNames.map((name) => [name, pins[name] ?? null]));
  const seen = new Map<FrontendName, { until: number; versions: Promise<readonly FrontendVersion[]> }>();
  /** Pinned versions that do not stand here, by frontend. */
  const missing = new Map<FrontendName, string>();
  const findFaults = createBuildValidator(root);
  let written = Promise.resolve();

  const versions = (name: FrontendName): Promise<readonly FrontendVersion[]> => {
    const last = seen.get(name);
    if (last && last.until > now()) return last.versions;
    const read = readVersions(join(root, name, 'dist'));
    seen.set(name, { until: now() + freshForMs, versions: read });
    return read;
  };

  const logMissingPin = (name: FrontendName, version: string, newest: string | null) => {
    if (missing.get(name) === version) return;
    missing.set(name, version);
    log.error(
      { frontend: name, pinned: version, served: newest },
      'a pinned version is not here: the newest is served',
    );
  };

  const lookupOrder = async (name: FrontendName): Promise<readonly string[]> => {
    const all = (await versions(name)).map(({ version }) => version);
    const wanted = pinned.get(name);
    if (!wanted) return all;
    if (!all.includes(wanted)) {
      logMissingPin(name, wanted, all[0] ?? null);
      return all;
    }
    missing.delete(name);
    return [wanted, ...all.filter((version) => version !== wanted)];
  };

  const persistPins = async (): Promise<void> => {
    if (!pinsFile) return;
    const kept = Object.fromEntries([...pinned].filter(([, version]) => version !== null));
    await writeFile(`${pinsFile}.next`, JSON.stringify(kept));
    await rename(`${pinsFile}.next`, pinsFile);
  };

  return {
    versions,
    faults: async (name) => findFaults(name, await versions(name)),
    lookupOrder,
    live: async (name) => (await lookupOrder(name))[0] ?? null,
    newest: async (name) => (await versions(name))[0]?.version ?? null,
    pinned: (name) => pinned.get(name) ?? null,
    pin(name, version) {
      if (pinned.get(name) === version) return;
      pinned.set(name, version);
      missing.delete(name);
      written = written
        .then(persistPins)
        .catch((err: unknown) => log.warn({ err }, 'which versions are pinned could not be written down'));
    },
    get missing() {
      return missing.size;
    },
  };
}

/** What is wrong with a build. */
type BuildError = FrontendReport['frontends'][number]['faults'][number];

/** Answers which of a frontend's builds are not whole. `fresh` is the milliseconds until the files of one are looked at again. */
function createBuildValidator(
  root: string,
  freshForMs = 10_000,
): (name: FrontendName, builds: readonly FrontendVersion[]) => Promise<BuildError[]> {
  const seen = new LRUCache<string, Promise<string | null>>({ max: 200, ttl: freshForMs });

  const look = (name: FrontendName, build: FrontendVersion): Promise<string | null> => {
    const key = `${name} ${build.version} ${build.builtAt}`;
    const known = seen.get(key);
    if (known) return known;
    const found = findBuildError(join(root, name, 'dist'), name, build);
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

/** Serves the versions that stewards have pinned: all pins first, then each change. `onPinned` is called for every update. */
export function syncPins(
  bus: Pick<Bus, 'kv'>,
  frontends: Pick<Frontends, 'pin'>,
  onPinned: () => void,
): Watcher {
  const bucket = bus.kv(frontendPinsBucket, { schema: FrontendPin });
  return bucket.watch(({ key, value }) => {
    const name = FrontendName.safeParse(key);
    if (!name.success) return;
    frontends.pin(name.data, value?.version ?? null);
    onPinned();
  });
}
