export { storeBuild } from './store-build.ts';
export type { StoreBuildOptions } from './store-build.ts';
export { readGitCommit } from './git-commit.ts';
export { findBuildError } from './validate-build.ts';
export { publishBuilds } from './publish-builds.ts';
export { pruneVersions, maxKeptVersions } from './prune-versions.ts';
export { newestVersion, readVersions } from './read-versions.ts';
export { type Pins, readPins } from './read-pins.ts';
