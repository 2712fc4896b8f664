import { z } from 'zod';
import { PasskeyAuthenticationResponse } from '../passkeys/passkey-responses.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text } from '../text.ts';

/** Six digits, as an authenticator shows them. */
export const totpCode = z.string().regex(/^\d{6}$/, 'must have 6 digits');

/** A recovery code however it is written: capitals, spaces and dashes do not matter. */
export const recoveryCode = text(40).min(1);

const recoveryCodes = z.array(z.string());

/** How many are left; said where one was used. */
export const recoveryCodesLeft = z.int();
export type ReauthStatus = z.infer<typeof secondFactorSchemas.readReauthStatus.response>;

export const secondFactorSchemas = {
  secondFactorStatus: {
    summary: 'Whether the steward has a second factor, and how many recovery codes are left',
    response: z.object({
      isConfigured: z.boolean(),
      recoveryCodesLeft,
      /** When it was set up. */
      since: instant.nullable(),
    }),
  },
  readTotpClock: {
    summary: 'The clock that codes are made by, so that a wrong clock shows; never a code',
    response: z.object({
      /** Seconds that a code is shown for. */
      period: z.int(),
      secondsRemaining: z.int(),
      serverTime: instant,
    }),
  },
  startSecondFactorSetup: {
    summary: 'Start two-factor setup',
    response: z.object({
      /** Base32 (RFC 4648), for typing it in. */
      secret: z.string(),
      otpauthUri: z.string(),
      /** The same address as a QR code: an SVG as a `data:` URL. */
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
    summary: 'Whether the steward has to prove again that it is them, and how',
    response: z.object({
      isReauthRequired: z.boolean(),
      /** Seconds until it is; 0 when it is now. */
      timeUntilReauth: z.int().min(0),
      /** A code, or the password where no second factor is set up. */
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
      /** A signed challenge of `startPasskeyReauthentication`, used instead. */
      passkey: PasskeyAuthenticationResponse.optional(),
    }),
    response: z.object({ success: z.boolean(), recoveryCodesLeft: recoveryCodesLeft.optional() }),
  },
} satisfies Record<string, RouteSchemas>;
