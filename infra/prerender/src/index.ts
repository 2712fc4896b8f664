import { hydrationConfig } from './bundle-config.ts';
import { bundleFile } from './bundle-file.ts';

export { measurePages } from './bundle-sizes.ts';
export type { BundleSizes } from './bundle-sizes.ts';

/** Builds the script that takes a rendered page over and says on the console wherever the two differ; answers its file. */
export const buildHydrationCheck = (): Promise<string> => bundleFile(hydrationConfig);
