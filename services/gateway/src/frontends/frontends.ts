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
import { findBuildFault, type Pins, readBuilds } from '@aera/frontend-versions';
import type { Log } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';

export type Frontends = ReturnType<typeof createFrontends>;

export interface FrontendsOptions {
  /** Folder that holds `<frontend>/dist/<version>`. */
  readonly root: string;
  readonly log: Pick<Log, 'error' | 'warn'>;
  readonly pins?: Pins;
  /** Stores the pins for a start without the bus. */
  readonly pinsFile?: string | undefined;
  /** Milliseconds for which the list of builds is cached. */
  readonly freshForMs?: number;
  readonly now?: () => number;
}

/** The builds of the frontends on disk, and which of them are pinned. */
export function createFrontends({
  root,
  log,
  pins: initialPins = {},
  pinsFile,
  freshForMs = 1_000,
  now = Date.now,
}: FrontendsOptions) {
  const pinned = new Map(frontendNames.map((name) => [name, initialPins[name] ?? null]));
  const cache = new Map<FrontendName, { expiresAt: number; versions: Promise<readonly FrontendVersion[]> }>();
  /** Pinned versions without a build on disk, by frontend. */
  const missing = new Map<FrontendName, string>();
  const findFaults = createBuildValidator(root);
  let pendingWrite = Promise.resolve();

  const listVersions = (name: FrontendName): Promise<readonly FrontendVersion[]> => {
    const last = cache.get(name);
    if (last && last.expiresAt > now()) return last.versions;
    const read = readBuilds(join(root, name, 'dist'));
    cache.set(name, { expiresAt: now() + freshForMs, versions: read });
    return read;
  };

  const logMissingPin = (name: FrontendName, version: string, latest: string | null) => {
    if (missing.get(name) === version) return;
    missing.set(name, version);
    log.error(
      { frontend: name, pinned: version, served: latest },
      'pinned version is missing, serving the latest',
    );
  };

  const listInLookupOrder = async (name: FrontendName): Promise<readonly string[]> => {
    const builds = (await listVersions(name)).map(({ version }) => version);
    const pin = pinned.get(name);
    if (!pin) return builds;
    if (!builds.includes(pin)) {
      logMissingPin(name, pin, builds[0] ?? null);
      return builds;
    }
    missing.delete(name);
    return [pin, ...builds.filter((version) => version !== pin)];
  };

  const persistPins = async (): Promise<void> => {
    if (!pinsFile) return;
    const pins = Object.fromEntries([...pinned].filter(([, version]) => version !== null));
    await writeFile(`${pinsFile}.next`, JSON.stringify(pins));
    await rename(`${pinsFile}.next`, pinsFile);
  };

  return {
    /** All builds on disk, newest first. */
    listVersions,
    /** Incomplete builds, each with its error. */
    listFaults: async (name: FrontendName) => findFaults(name, await listVersions(name)),
    /** Builds in the order in which a file is searched: the live one first, then those that open tabs may still need. */
    listInLookupOrder,
    /** The served version: the pinned one if it is on disk, else the latest; null without a build. */
    findLiveVersion: async (name: FrontendName): Promise<string | null> =>
      (await listInLookupOrder(name))[0] ?? null,
    /** The latest version, whatever is pinned; null without a build. */
    findLatestVersion: async (name: FrontendName): Promise<string | null> =>
      (await listVersions(name))[0]?.version ?? null,
    readPin: (name: FrontendName) => pinned.get(name) ?? null,
    /** Pins one version; null removes the pin. */
    pin(name: FrontendName, version: string | null): void {
      if (pinned.get(name) === version) return;
      pinned.set(name, version);
      missing.delete(name);
      pendingWrite = pendingWrite
        .then(persistPins)
        .catch((err: unknown) => log.warn({ err }, 'pins could not be stored'));
    },
    /** Number of frontends whose pinned version is not on disk. */
    get missingPins() {
      return missing.size;
    },
  };
}

type BuildError = FrontendReport['frontends'][number]['faults'][number];

/** Milliseconds until the files of a build are validated again. */
const validationTtlMs = 10_000;

function createBuildValidator(root: string) {
  const cache = new LRUCache<string, Promise<string | null>>({ max: 200, ttl: validationTtlMs });

  const validate = (name: FrontendName, build: FrontendVersion): Promise<string | null> => {
    const key = `${name} ${build.version} ${build.builtAt}`;
    const error = cache.get(key) ?? findBuildFault(join(root, name, 'dist'), name, build);
    if (!cache.has(key)) cache.set(key, error);
    return error;
  };

  return async (name: FrontendName, builds: readonly FrontendVersion[]): Promise<BuildError[]> => {
    const errors = await Promise.all(
      builds.map(async (build) => ({ version: build.version, fault: await validate(name, build) })),
    );
    return errors.flatMap(({ version, fault }) => (fault === null ? [] : [{ version, fault }]));
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
