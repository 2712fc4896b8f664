export { storeBuild } from './keep-build.ts';
export type { StoreBuildOptions } from './keep-build.ts';
export { readGitCommit } from './commit-of.ts';
export { findBuildError } from './find-fault.ts';
export { publishBuilds } from './publish-builds.ts';
export { pruneVersions, maxKeptVersions } from './prune-versions.ts';
export { newestVersion, readVersions } from './read-versions.ts';
export { type Pins, readPins } from './read-pins.ts';
