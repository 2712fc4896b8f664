export { federatedConfig } from './federated-config.ts';
export type { FederatedOptions } from './federated-config.ts';
export { containerName } from './container-name.ts';
