import { type Route, stewardRoles, strictStepUpMaxAgeSeconds } from '../route.ts';
import type { secondFactorSchemas } from './second-factor.schemas.ts';

type S = typeof secondFactorSchemas;

const service = 'security-auth';

export const readSecondFactorStatus: Route<S['readSecondFactorStatus'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/auth/2fa-status',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const readTotpClock: Route<S['readTotpClock'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/auth/current-token',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const startSecondFactorSetup: Route<S['startSecondFactorSetup'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/auth/setup-2fa',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
  beforeSecondFactor: true,
};

export const confirmSecondFactorSetup: Route<S['confirmSecondFactorSetup'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/auth/verify-2fa-setup',
  access: 'steward',
  roles: stewardRoles,
  beforeSecondFactor: true,
};

export const resetSecondFactor: Route<S['resetSecondFactor'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/auth/reset-2fa',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const renewRecoveryCodes: Route<S['renewRecoveryCodes'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/auth/recovery-codes',
  access: 'steward',
  roles: stewardRoles,
  stepUp: true,
  stepUpMaxAgeSeconds: strictStepUpMaxAgeSeconds,
};

export const readReauthStatus: Route<S['readReauthStatus'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/auth/reauth-status',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  beforeSecondFactor: true,
};

export const reauthenticate: Route<S['reauthenticate'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/auth/reauth-totp',
  access: 'steward',
  roles: stewardRoles,
  beforeSecondFactor: true,
};
