import { peopleRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { personAddresses } from './person-addresses.ts';

it.each(Object.entries(personAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = peopleRoutes[name as keyof typeof personAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
