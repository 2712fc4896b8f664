import { readPreferences, savePreferences, unsubscribe } from '@aera/contracts';
import { expect, it } from 'vitest';
import { preferenceAddresses } from './preference-addresses.ts';

const contracts = { readPreferences, savePreferences, unsubscribe };

it.each(Object.entries(preferenceAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof contracts];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
