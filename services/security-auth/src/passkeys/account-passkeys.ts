import { brand } from '@aera/content/brand';
import type { PasskeyRegistrationResponse, PasskeyAuthenticationResponse } from '@aera/contracts';
import { isDomainError, rejections } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { SecurityContext } from '../security-context.ts';
import { type ChallengePurpose, createChallenges } from './challenges.ts';
import type { Account, AccountKind } from '../sessions/session.ts';
import { passkeysStream } from './passkeys-stream.ts';
import type { Passkey, PasskeyRef, Passkeys } from './passkeys.ts';

const reject = rejections({
  'passkey-invalid': ['invalid', 'We couldn’t verify this passkey. Try adding it again.'],
});

/** COSE algorithms: EdDSA, ES256 and RS256, which cover all common authenticators. */
const algorithms = [-8, -7, -257];

/** The account that a passkey belongs to, and the names that the browser shows for it. */
export interface PasskeyOwner extends Account {
  readonly userName: string;
  readonly displayName: string;
  /** The hash that the password of the owner was verified against. */
  readonly passwordHash: string;
}

/**
 * Passkeys of members and stewards (WebAuthn). They are discoverable, so signing in needs no user name, and require user verification every
 * time, so each is a second factor by itself. They are bound to the domain of the site permanently.
 */
export function createPasskeys(
  context: Pick<
    SecurityContext,
    'deriveKey' | 'store' | 'sql' | 'config' | 'clock' | 'now' | 'newId' | 'accounts'
  >,
) {
  const { store, config, now, newId, accounts } = context;
  const challenges = createChallenges(context);
  const stream = store.stream(passkeysStream);
  const { hostname: rpID, origin } = new URL(config.PUBLIC_URL);
  const expected = { expectedOrigin: origin, expectedRPID: rpID };
  const list = (accountId: string): Promise<Passkeys> => stream.readState(accountId);

  /**
   * Verifies a response with the library. Returns null for a mismatch, such as a response for another origin: the library throws then.
   * @throws errors of `challenges.consume`, which are no mismatch
   */
  const verifyResponse = async <T>(
    purpose: ChallengePurpose,
    verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
  ): Promise<T | null> => {
    const errors: unknown[] = [];
    const result = await verify((challenge) =>
      challenges.consume(purpose, challenge).catch((error: unknown) => {
        errors.push(error);
        return false;
      }),
    ).catch(() => null);
    if (errors.length > 0) throw errors[0];
    return result;
  };

  /** Verifies a signed challenge, records the use and returns the passkey of an account of this kind; null if anything does not match. */
  const authenticate = async (
    kind: AccountKind,
    purpose: ChallengePurpose,
    response: PasskeyAuthenticationResponse,
    metadata: EventMetadata,
  ): Promise<PasskeyRef | null> => {
    const owner = parseUserHandle(response.response.userHandle);
    if (owner?.kind !== kind) return null;
    const { accountId } = owner;
    const passkey = (await list(accountId)).find(({ credential }) => credential.id === response.id);
    if (!passkey) return null;
    const { passkeyId, credential, counter } = passkey;
    const publicKey = Uint8Array.from(Buffer.from(credential.publicKey, 'base64url'));
    const verification = await verifyResponse(purpose, (expectedChallenge) =>
      verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge,
        credential: { id: credential.id, publicKey, counter },
      }),
    );
    if (!verification?.verified) return null;
    const data = { accountId, passkeyId, counter: verification.authenticationInfo.newCounter };
    return stream.handle([accountId], { type: 'UsePasskey', data, now: now() }, { metadata }).then(
      () => ({ accountId, passkeyId }),
      (error: unknown) => {
        if (isDomainError(error)) return null;
        throw error;
      },
    );
  };
  const startAuthentication = (purpose: ChallengePurpose) =>
    generateAuthenticationOptions({
      rpID,
      challenge: challenges.issue(purpose),
      userVerification: 'required',
    });

  /** Returns false if there is no such passkey. */
  const remove = async (accountId: string, passkeyId: string, metadata: EventMetadata): Promise<boolean> => {
    const command = { type: 'RemovePasskey', data: { accountId, passkeyId }, now: now() } as const;
    const { events } = await stream.handle([accountId], command, { metadata });
    return events.length > 0;
  };

  return {
    list,
    remove,
    /** Returns the options for creating a passkey. A change of the password invalidates their challenge. */
    startRegistration: async ({ kind, id, userName, displayName, passwordHash }: PasskeyOwner) =>
      generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userID: Uint8Array.from(Buffer.from(`${kind}:${id}`)),
        userName,
        userDisplayName: displayName,
        challenge: challenges.issue(`add ${id} ${passwordHash}`),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await list(id)).map(({ credential }) => ({
          id: credential.id,
          transports: [...credential.transports],
        })),
      }),
    /** @throws DomainError `passkey-invalid`, `passkey-exists`, `passkeys-full` */
    async add(
      account: Account,
      name: string,
      response: PasskeyRegistrationResponse,
      metadata: EventMetadata,
    ): Promise<Passkey> {
      const { id: accountId } = account;
      const passwordHash = await accounts.findPasswordHash(account);
      if (passwordHash === null) throw reject('passkey-invalid');
      const verification = await verifyResponse(`add ${accountId} ${passwordHash}`, (expectedChallenge) =>
        verifyRegistrationResponse({
          ...expected,
          response,
          supportedAlgorithmIDs: algorithms,
          expectedChallenge,
        }),
      );
      if (!verification?.verified) throw reject('passkey-invalid');
      const { credential, credentialBackedUp: synced } = verification.registrationInfo;
      const { id, publicKey, counter, transports = [] } = credential;
      const passkeyId = newId();
      const data = {
        accountId,
        passkeyId,
        name,
        counter,
        synced,
        credential: { id, publicKey: Buffer.from(publicKey).toString('base64url'), transports },
      };
      const command = { type: 'AddPasskey', data, now: now() } as const;
      const { state } = await stream.handle([accountId], command, { metadata });
      // A reset removes the passkeys once the password is changed. This one may have been added after that.
      if ((await accounts.findPasswordHash(account)) !== passwordHash) {
        await remove(accountId, passkeyId, metadata);
        throw reject('passkey-invalid');
      }
      return state.find((passkey) => passkey.passkeyId === passkeyId)!;
    },
    /** @throws DomainError `passkey-not-found` */
    async rename(accountId: string, passkeyId: string, name: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'RenamePasskey', data: { accountId, passkeyId, name }, now: now() } as const;
      await stream.handle([accountId], command, { metadata });
    },
    async removeAll(accountId: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'RemoveAllPasskeys', data: { accountId }, now: now() } as const;
      await stream.handle([accountId], command, { metadata });
    },
    /** Returns the options for signing in with a discoverable passkey. */
    startSignIn: (kind: AccountKind) => startAuthentication(`sign-in ${kind}`),
    /** Returns the passkey that signed, of an account of this kind; null for an unknown passkey or a wrong challenge. */
    signIn: (kind: AccountKind, response: PasskeyAuthenticationResponse, metadata: EventMetadata) =>
      authenticate(kind, `sign-in ${kind}`, response, metadata),
    /** Returns the options for the step-up of a signed-in account. */
    startStepUp: (accountId: string) => startAuthentication(`step-up ${accountId}`),
    /** Whether a passkey of this account signed the challenge. */
    stepUp: async ({ kind, id }: Account, response: PasskeyAuthenticationResponse, metadata: EventMetadata) =>
      (await authenticate(kind, `step-up ${id}`, response, metadata))?.accountId === id,
  };
}

export type AccountPasskeys = ReturnType<typeof createPasskeys>;

/** Returns kind and id of the account in a user handle; null for anything else, such as the handle of another site. */
function parseUserHandle(handle = ''): { kind: string; accountId: string } | null {
  const [kind = '', accountId = ''] = Buffer.from(handle, 'base64url').toString().split(':');
  return z.uuid().safeParse(accountId).success ? { kind, accountId } : null;
}
