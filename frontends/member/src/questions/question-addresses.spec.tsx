import { questionRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { questionAddresses } from './question-addresses.ts';

it.each(Object.entries(questionAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = questionRoutes[name as keyof typeof questionAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
