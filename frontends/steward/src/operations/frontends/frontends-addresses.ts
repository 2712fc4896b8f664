import type { frontendHistory, listFrontends, pinFrontend, unpinFrontend } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const frontendsAddresses = {
  listFrontends: address<typeof listFrontends>('GET', '/api/admin/operations/frontends'),
  pinFrontend: address<typeof pinFrontend>('PUT', '/api/admin/operations/frontends/:name/pin'),
  unpinFrontend: address<typeof unpinFrontend>('POST', '/api/admin/operations/frontends/:name/unpin'),
  frontendHistory: address<typeof frontendHistory>('GET', '/api/admin/operations/frontends/:name/history'),
};
