import { contactBulkRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { bulkAddresses } from './bulk-addresses.ts';

it.each(Object.entries(bulkAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contactBulkRoutes[name as keyof typeof bulkAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
