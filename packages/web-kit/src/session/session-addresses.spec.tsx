import { login, logout, memberMe, register, stewardLogin, stewardLogout, stewardMe } from '@aera/contracts';
import { expect, it } from 'vitest';
import { sessionAddresses } from './session-addresses.ts';

const contracts = { memberMe, register, login, logout, stewardMe, stewardLogin, stewardLogout };

it.each(Object.entries(sessionAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof sessionAddresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
