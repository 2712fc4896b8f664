import { z } from 'zod';
import { PasskeyAuthenticationResponse } from '../passkeys/authenticator-responses.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text } from '../text.ts';

/** Code of an authenticator. */
export const totpCode = z.string().regex(/^\d{6}$/, 'must have 6 digits');

/** A recovery code; case, spaces and dashes are ignored. */
export const recoveryCode = text(100).min(1);

const recoveryCodes = z.array(z.string());

/** Number of remaining codes; returned after one was used. */
export const recoveryCodesLeft = z.int();
export type ReauthStatus = z.infer<typeof secondFactorSchemas.readReauthStatus.response>;

export const secondFactorSchemas = {
  readSecondFactorStatus: {
    summary: 'View two-factor status',
    response: z.object({
      isConfigured: z.boolean(),
      recoveryCodesLeft,
      /** When it was set up. */
      since: instant.nullable(),
    }),
  },
  readTotpClock: {
    summary: 'Read the server’s clock for authenticator codes',
    response: z.object({
      /** Validity of a code in seconds. */
      period: z.int(),
      secondsRemaining: z.int(),
      serverTime: instant,
    }),
  },
  startSecondFactorSetup: {
    summary: 'Start two-factor setup',
    response: z.object({
      /** Base32 (RFC 4648), for manual entry. */
      secret: z.string(),
      otpauthUri: z.string(),
      /** QR code of the URL above: an SVG as a `data:` URL. */
      qrCode: z.string(),
    }),
  },
  confirmSecondFactorSetup: {
    summary: 'Turn on two-factor authentication',
    body: z.object({ token: totpCode }),
    response: z.object({ success: z.boolean(), recoveryCodes }),
  },
  resetSecondFactor: {
    summary: 'Turn off two-factor authentication',
    response: z.object({ success: z.boolean() }),
  },
  renewRecoveryCodes: {
    summary: 'Generate recovery codes',
    response: z.object({ recoveryCodes }),
  },
  readReauthStatus: {
    summary: 'Read re-authentication status',
    response: z.object({
      isReauthRequired: z.boolean(),
      /** Seconds until then; 0 if it is required now. */
      timeUntilReauth: z.int().min(0),
      /** Code, or password without a second factor. */
      method: z.enum(['totp', 'password']),
      /** Whether a passkey of the steward can be used instead. */
      hasPasskey: z.boolean(),
    }),
  },
  reauthenticate: {
    summary: 'Re-authenticate',
    body: z.object({
      totpCode: totpCode.optional(),
      /** A recovery code, used instead of an authenticator code. */
      recoveryCode: recoveryCode.optional(),
      password: text(200).min(1).optional(),
      /** A challenge of `startPasskeyReauthentication` signed by a passkey, used instead. */
      passkey: PasskeyAuthenticationResponse.optional(),
    }),
    response: z.object({ success: z.boolean(), recoveryCodesLeft: recoveryCodesLeft.optional() }),
  },
} satisfies Record<string, RouteSchemas>;
