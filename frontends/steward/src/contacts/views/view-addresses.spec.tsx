import { contactViewRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { viewAddresses } from './view-addresses.ts';

it.each(Object.entries(viewAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contactViewRoutes[name as keyof typeof viewAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
