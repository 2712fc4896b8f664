import { threatRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { securityAddresses } from './security-addresses.ts';

it.each(Object.entries(securityAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = threatRoutes[name as keyof typeof threatRoutes];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});

it('names every call of threats and blocks', () =>
  expect(Object.keys(securityAddresses).toSorted()).toEqual(Object.keys(threatRoutes).toSorted()));
