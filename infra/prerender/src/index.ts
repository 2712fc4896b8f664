import { hydrationConfig } from './bundle-config.ts';
import { bundleFile } from './bundle-file.ts';

export { weighPages } from './weights.ts';
export type { Weights } from './weights.ts';

/** Builds the script that takes a rendered page over and says on the console wherever the two differ; answers its file. */
export const buildHydrationCheck = (): Promise<string> => bundleFile(hydrationConfig);
