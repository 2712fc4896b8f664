export { readGitCommit } from './git-commit.ts';
export { prunePages } from './prune-pages.ts';
export { publishBuilds } from './publish-builds.ts';
export { type BuildStore, syncBuilds } from './sync-builds.ts';
export { stampBuild, storeBuild } from './store-build.ts';
export { findBuildFault } from './find-build-fault.ts';
export * from './builds.ts';
