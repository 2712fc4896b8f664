import { type Route, stewardRoles, strictStepUpMaxAgeSeconds } from '../route.ts';
import type { secondFactorSchemas } from './second-factor.schemas.ts';

type S = typeof secondFactorSchemas;

export const readSecondFactorStatus: Route<S['readSecondFactorStatus'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/2fa-status',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const readTotpClock: Route<S['readTotpClock'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/current-token',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const startSecondFactorSetup: Route<S['startSecondFactorSetup'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/setup-2fa',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
  beforeSecondFactor: true,
};

export const confirmSecondFactorSetup: Route<S['confirmSecondFactorSetup'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/verify-2fa-setup',
  access: 'steward',
  roles: stewardRoles,
  beforeSecondFactor: true,
};

export const resetSecondFactor: Route<S['resetSecondFactor'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/reset-2fa',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const renewRecoveryCodes: Route<S['renewRecoveryCodes'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/recovery-codes',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const readReauthStatus: Route<S['readReauthStatus'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/reauth-status',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const reauthenticate: Route<S['reauthenticate'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/auth/reauth-totp',
  access: 'steward',
  roles: stewardRoles,
  beforeSecondFactor: true,
};
