import { routeRegistry } from '@aera/contracts/server';
import { expect, it } from 'vitest';
import { knowledgeAddresses } from './knowledge-addresses.ts';

it.each(Object.entries(knowledgeAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = routeRegistry.byService['knowledge-search'][name];
  expect({ method, path }).toEqual({ method: contract?.method, path: contract?.path });
});
