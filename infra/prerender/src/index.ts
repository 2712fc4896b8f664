import { hydrationConfig } from './bundle-config.ts';
import { bundleFile } from './bundle-file.ts';

export { measurePages } from './bundle-sizes.ts';
export type { BundleSizes } from './bundle-sizes.ts';

/** Builds the script that hydrates a rendered page and logs every mismatch; returns the path of its file. */
export const buildHydrationCheck = (): Promise<string> => bundleFile(hydrationConfig);
