export { keepBuild } from './keep-build.ts';
export type { KeepBuildOptions } from './keep-build.ts';
export { commitOf } from './commit-of.ts';
export { findFault } from './find-fault.ts';
export { publishBuilds } from './publish-builds.ts';
export { pruneVersions, versionsKept } from './prune-versions.ts';
export { newestVersion, readVersions } from './read-versions.ts';
export { type Pins, readPins } from './read-pins.ts';
