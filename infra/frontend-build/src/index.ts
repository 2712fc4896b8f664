export { assetFiles, assetName, swcRule } from './module-rules.ts';
export { cacheVersion } from './module-rules.ts';
export { createFederatedConfig, toContainerName } from './federated-config.ts';
export type { FederatedOptions } from './federated-config.ts';
export type { ChunkMap } from './chunk-map-plugin.ts';
export { measureBundleSize } from './measure-bundle-size.ts';
