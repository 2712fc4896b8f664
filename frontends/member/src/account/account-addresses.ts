import type {
  beginPasskeySignIn,
  requestPasswordReset,
  resetPassword,
  signInWithPasskey,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each to its contract. */
export const accountAddresses = {
  requestPasswordReset: address<typeof requestPasswordReset>('POST', '/api/auth/reset/request'),
  resetPassword: address<typeof resetPassword>('POST', '/api/auth/reset'),
  beginPasskeySignIn: address<typeof beginPasskeySignIn>('POST', '/api/auth/passkeys/sign-in/options'),
  signInWithPasskey: address<typeof signInWithPasskey>('POST', '/api/auth/passkeys/sign-in'),
};
