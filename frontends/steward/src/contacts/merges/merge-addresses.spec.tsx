import { mergeRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { mergeAddresses } from './merge-addresses.ts';

it.each(Object.entries(mergeAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = mergeRoutes[name as keyof typeof mergeAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
