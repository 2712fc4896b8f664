import { stewardContactRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { contactAddresses } from './contact-addresses.ts';

it.each(Object.entries(contactAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = stewardContactRoutes[name as keyof typeof contactAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
