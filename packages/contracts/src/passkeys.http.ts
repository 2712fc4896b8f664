import { z } from 'zod';
import { defineRoute } from './route.ts';
import { deviceCookie, signedIn } from './security-auth.http.ts';
import { instant, requiredText, text, uuid } from './text.ts';

const service = 'security-auth';

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
export const NewPasskeyAnswer = z.object({
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
export type NewPasskeyAnswer = z.infer<typeof NewPasskeyAnswer>;

/** `AuthenticationResponseJSON`. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** What the browser hands to the authenticator: `PublicKeyCredentialCreationOptionsJSON` and `…RequestOptionsJSON`. */
const options = z.looseObject({ challenge: z.string() });

const passkeyName = requiredText(60);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
  /** Kept by a password manager or a platform, so that it is on the other devices of its owner, too. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeyList = defineRoute({
  service,
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'The passkeys of the signed-in member, oldest first',
  access: 'member',
  response: z.object({ passkeys: z.array(Passkey) }),
});

export const beginPasskey = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'What a new passkey is made from; asks for the password',
  access: 'member',
  cookies: [deviceCookie],
  body: z.object({ password: text(200).min(1) }),
  response: z.object({ options }),
});

export const addPasskey = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keep a new passkey',
  access: 'member',
  status: 201,
  body: z.object({ name: passkeyName, answer: NewPasskeyAnswer }),
  response: z.object({ passkey: Passkey }),
});

const onePasskey = { params: z.object({ id: uuid }) };

export const renamePasskey = defineRoute({
  service,
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Give a passkey another name',
  access: 'member',
  ...onePasskey,
  body: z.object({ name: passkeyName }),
});

export const removePasskey = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Let nobody sign in with a passkey any more',
  access: 'member',
  ...onePasskey,
});

export const beginPasskeySignIn = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  summary: 'What a passkey has to sign; good once, for five minutes',
  access: 'public',
  body: z.object({}),
  response: z.object({ options }),
});

export const signInWithPasskey = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Sign a member in with a passkey',
  access: 'public',
  cookies: [deviceCookie],
  body: z.object({ answer: PasskeyAnswer }),
  response: signedIn,
});

export const passkeyRoutes = {
  passkeyList,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
};
