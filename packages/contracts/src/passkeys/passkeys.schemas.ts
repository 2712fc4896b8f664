import { z } from 'zod';
import { SignInResponse } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, singleLine, text, uuid } from '../text.ts';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

/** What every answer of an authenticator has (Web Authentication, `PublicKeyCredentialJSON`). */
const credential = {
  id: base64url(1500),
  rawId: base64url(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** None is asked for, so none is kept. */
  clientExtensionResults: z.object({}).default({}),
};

/** `RegistrationResponseJSON`. */
export const PasskeyRegistrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
export type PasskeyRegistrationResponse = z.infer<typeof PasskeyRegistrationResponse>;

/** `AuthenticationResponseJSON`. */
export const PasskeyAuthenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAuthenticationResponse = z.infer<typeof PasskeyAuthenticationResponse>;

/** What the browser hands to the authenticator: `PublicKeyCredentialCreationOptionsJSON` and `…RequestOptionsJSON`. */
const options = z.looseObject({ challenge: z.string() });

const passkeyName = singleLine(60);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
  /** Kept by a password manager or a platform, so that it is on the other devices of its owner, too. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeysSchemas = {
  listPasskeys: {
    summary: 'The passkeys of the signed-in member, oldest first',
    response: z.object({ passkeys: z.array(Passkey) }),
  },
  startPasskeyRegistration: {
    summary: 'What a new passkey is made from; asks for the password',
    body: z.object({ password: text(200).min(1) }),
    response: z.object({ options }),
  },
  finishPasskeyRegistration: {
    summary: 'Keep a new passkey',
    body: z.object({ name: passkeyName, answer: PasskeyRegistrationResponse }),
    response: z.object({ passkey: Passkey }),
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    params: z.object({ id: uuid }),
    body: z.object({ name: passkeyName }),
  },
  removePasskey: {
    summary: 'Remove a passkey',
    params: z.object({ id: uuid }),
  },
  startPasskeySignIn: {
    summary: 'What a passkey has to sign; good once, for five minutes',
    body: z.object({}),
    response: z.object({ options }),
  },
  signInWithPasskey: {
    summary: 'Sign a member in with a passkey',
    body: z.object({ answer: PasskeyAuthenticationResponse }),
    response: SignInResponse,
  },
} satisfies Record<string, RouteSchemas>;
