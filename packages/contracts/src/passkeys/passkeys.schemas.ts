import { z } from 'zod';
import { CurrentMember, StewardUser } from '../accounts/accounts.schemas.ts';
import { PasskeyAuthenticationResponse, PasskeyRegistrationResponse } from './authenticator-responses.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, singleLine, text, uuid } from '../text.ts';

/** Options for the authenticator: `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON`. */
const options = z.looseObject({ challenge: z.string() });

const passkeyName = singleLine(60);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
  /** Synchronized by a password manager or platform to other devices of its owner. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const byId = z.object({ id: uuid });
const password = text(200).min(1);

/** Routes that manage the passkeys of an account of either kind. */
const parts = {
  list: { response: z.object({ passkeys: z.array(Passkey) }) },
  start: { body: z.object({ password }), response: z.object({ options }) },
  finish: {
    body: z.object({ name: passkeyName, response: PasskeyRegistrationResponse }),
    response: z.object({ passkey: Passkey }),
  },
  rename: { params: byId, body: z.object({ name: passkeyName }) },
  remove: { params: byId },
  startSignIn: { body: z.object({}), response: z.object({ options }) },
};

export const passkeysSchemas = {
  listPasskeys: {
    summary: 'List own passkeys, oldest first',
    ...parts.list,
  },
  startPasskeyRegistration: {
    summary: 'Start adding a passkey; requires the password',
    ...parts.start,
  },
  finishPasskeyRegistration: {
    summary: 'Add a passkey',
    ...parts.finish,
  },
  renamePasskey: {
    summary: 'Rename a passkey',
    ...parts.rename,
  },
  removePasskey: {
    summary: 'Remove a passkey',
    ...parts.remove,
  },
  startPasskeySignIn: {
    summary: 'Challenge that a passkey signs; valid once, for five minutes',
    ...parts.startSignIn,
  },
  signInWithPasskey: {
    summary: 'Sign in as a member with a passkey',
    body: z.object({ response: PasskeyAuthenticationResponse }),
    response: CurrentMember,
  },
  startMemberPasskeyReauthentication: {
    summary: 'What a passkey of the signed-in member signs instead of the password',
    ...parts.startSignIn,
  },
  listStewardPasskeys: {
    summary: 'View own passkeys',
    ...parts.list,
  },
  startStewardPasskeyRegistration: {
    summary: 'Start adding a passkey',
    ...parts.start,
  },
  finishStewardPasskeyRegistration: {
    summary: 'Add passkey',
    ...parts.finish,
  },
  renameStewardPasskey: {
    summary: 'Rename passkey',
    ...parts.rename,
  },
  removeStewardPasskey: {
    summary: 'Remove passkey',
    ...parts.remove,
  },
  startStewardPasskeySignIn: {
    summary: 'Challenge that a passkey signs; valid once, for five minutes',
    ...parts.startSignIn,
  },
  signInStewardWithPasskey: {
    summary: 'Sign in with a passkey',
    body: z.object({ response: PasskeyAuthenticationResponse }),
    response: z.object({ success: z.boolean(), user: StewardUser }),
  },
  startPasskeyReauthentication: {
    summary: 'Challenge for re-authentication with a passkey',
    ...parts.startSignIn,
  },
} satisfies Record<string, RouteSchemas>;
