import { frontendRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { frontendsAddresses } from './frontends-addresses.ts';

it.each(Object.entries(frontendsAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = frontendRoutes[name as keyof typeof frontendRoutes];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
