import { fileURLToPath } from 'node:url';

/** Absolute path of a file in this repository. */
export const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
