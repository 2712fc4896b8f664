import { fileURLToPath } from 'node:url';

/** Absolute path of a file in this repository. */
export const toRepositoryPath = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
