import { beginPasskeySignIn, requestPasswordReset, resetPassword, signInWithPasskey } from '@aera/contracts';
import { expect, it } from 'vitest';
import { accountAddresses } from './account-addresses.ts';

const contracts = { beginPasskeySignIn, requestPasswordReset, resetPassword, signInWithPasskey };

it.each(Object.entries(accountAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof contracts];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
