import type {
  currentToken,
  reauthenticate,
  reauthStatus,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorStatus,
  setUpSecondFactor,
  verifySecondFactor,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** What a steward does with their own sign-in, by address; the spec beside holds each to its contract. */
export const authAddresses = {
  secondFactorStatus: address<typeof secondFactorStatus>('GET', '/api/admin/auth/2fa-status'),
  currentToken: address<typeof currentToken>('GET', '/api/admin/auth/current-token'),
  setUpSecondFactor: address<typeof setUpSecondFactor>('POST', '/api/admin/auth/setup-2fa'),
  verifySecondFactor: address<typeof verifySecondFactor>('POST', '/api/admin/auth/verify-2fa-setup'),
  resetSecondFactor: address<typeof resetSecondFactor>('POST', '/api/admin/auth/reset-2fa'),
  renewRecoveryCodes: address<typeof renewRecoveryCodes>('POST', '/api/admin/auth/recovery-codes'),
  reauthStatus: address<typeof reauthStatus>('GET', '/api/admin/auth/reauth-status'),
  reauthenticate: address<typeof reauthenticate>('POST', '/api/admin/auth/reauth-totp'),
};
