export { readGitCommit } from './git-commit.ts';
export { publishBuilds } from './publish-builds.ts';
export { storeBuild } from './store-build.ts';
export { findBuildError } from './validate-build.ts';
export * from './versions.ts';
