import { blocksRoutes, securityReportRoutes, threatsRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { securityAddresses } from './security-addresses.ts';

const routes = { ...threatsRoutes, ...blocksRoutes, ...securityReportRoutes };

it.each(Object.entries(securityAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = routes[name as keyof typeof routes];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});

it('names every call of threats and blocks', () =>
  expect(Object.keys(securityAddresses).toSorted()).toEqual(Object.keys(routes).toSorted()));
