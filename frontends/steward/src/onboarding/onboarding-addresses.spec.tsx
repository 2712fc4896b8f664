import { routeRegistry } from '@aera/contracts/server';
import { expect, it } from 'vitest';
import { invitationAddresses } from '../invitation/invitation-addresses.ts';
import { passwordAddresses } from '../password/password-addresses.ts';
import { onboardingAddresses } from './onboarding-addresses.ts';

it.each(Object.entries({ ...onboardingAddresses, ...invitationAddresses, ...passwordAddresses }))(
  '%s is where its contract says',
  (name, { method, path }) => {
    const contract = routeRegistry.byService['security-auth'][name];
    expect({ method, path }).toEqual({ method: contract?.method, path: contract?.path });
  },
);
