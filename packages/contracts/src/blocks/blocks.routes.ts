import type { Route } from '../route.ts';
import type { blocksSchemas } from './blocks.schemas.ts';

type S = typeof blocksSchemas;

/** Key-value bucket of blocked networks, by block id. security-auth writes it, every gateway watches it. */
export const blockedNetworksBucket = 'blocked-networks';

export const listBlocks: Route<S['listBlocks'], 'steward'> = {
  method: 'GET',
  path: '/api/security/blocked-ips',
  access: 'steward',
};

export const unblockNetwork: Route<S['unblockNetwork'], 'steward'> = {
  method: 'POST',
  path: '/api/security/unblock-ip',
  access: 'steward',
  stepUp: true,
};

export const blockNetwork: Route<S['blockNetwork'], 'steward'> = {
  method: 'POST',
  path: '/api/security/blocks',
  access: 'steward',
  stepUp: true,
  status: 201,
};

export const previewBlock: Route<S['previewBlock'], 'steward'> = {
  method: 'POST',
  path: '/api/security/blocks/preview',
  access: 'steward',
};

export const readAllowList: Route<S['readAllowList'], 'steward'> = {
  method: 'GET',
  path: '/api/security/allow-list',
  access: 'steward',
};

export const allowNetwork: Route<S['allowNetwork'], 'steward'> = {
  method: 'POST',
  path: '/api/security/allow-list',
  access: 'steward',
  stepUp: true,
};

export const removeAllowedNetwork: Route<S['removeAllowedNetwork'], 'steward'> = {
  method: 'DELETE',
  path: '/api/security/allow-list/:entryId',
  access: 'steward',
  stepUp: true,
};
