import { contactScoreRoutes } from '@aera/contracts';
import { expect, it } from 'vitest';
import { scoreAddresses } from './score-addresses.ts';

it.each(Object.entries(scoreAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contactScoreRoutes[name as keyof typeof scoreAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
