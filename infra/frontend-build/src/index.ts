export { assetFiles, assetName } from './asset-rule.ts';
export { buildVersion } from './build-version.ts';
export { federatedConfig } from './federated-config.ts';
export type { FederatedOptions } from './federated-config.ts';
export type { ChunkMap } from './chunk-map-plugin.ts';
export { containerName } from './container-name.ts';
export { swcRule } from './swc-rule.ts';
export { weighModule } from './weigh-module.ts';
