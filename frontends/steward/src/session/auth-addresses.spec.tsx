import { secondFactorRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { authAddresses } from './auth-addresses.ts';

it.each(Object.entries(authAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = secondFactorRoutes[name as keyof typeof secondFactorRoutes];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
