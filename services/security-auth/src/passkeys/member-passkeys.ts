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
import type { RegisteredMember } from '../accounts.ts';
import type { SecurityContext } from '../security-context.ts';
import { createChallenges } from './challenges.ts';
import { passkeysStream } from './passkeys-stream.ts';
import type { Passkey, Passkeys } from './passkeys.ts';

const reject = rejections({
  'passkey-invalid': ['invalid', 'We couldn’t verify this passkey. Try adding it again.'],
});

/** COSE algorithms: EdDSA, ES256 and RS256, which cover all common authenticators. */
const algorithms = [-8, -7, -257];

/**
 * Passkeys of members (WebAuthn). They are discoverable, so signing in needs no user name, and require user verification every time. They are
 * bound to the domain of the site permanently.
 */
export function createMemberPasskeys(
  context: Pick<SecurityContext, 'deriveKey' | 'store' | 'sql' | 'config' | 'clock' | 'now' | 'newId'>,
) {
  const { store, config, now, newId } = context;
  const challenges = createChallenges(context);
  const stream = store.stream(passkeysStream);
  const { hostname: rpID, origin } = new URL(config.PUBLIC_URL);
  const expected = { expectedOrigin: origin, expectedRPID: rpID };
  const list = (memberId: string): Promise<Passkeys> => stream.readState(memberId);

  return {
    list,
    /** Returns the options for creating a passkey. */
    startRegistration: async ({ memberId, email, name }: RegisteredMember) =>
      generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userID: Uint8Array.from(Buffer.from(memberId)),
        userName: email,
        userDisplayName: name,
        challenge: challenges.issue(`add ${memberId}`),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await list(memberId)).map(({ credential: { id, transports } }) => ({
          id,
          transports: [...transports],
        })),
      }),
    /** @throws DomainError `passkey-invalid`, `passkey-exists`, `passkeys-full` */
    async add(
      memberId: string,
      name: string,
      response: PasskeyRegistrationResponse,
      metadata: EventMetadata,
    ): Promise<Passkey> {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        supportedAlgorithmIDs: algorithms,
        expectedChallenge: (challenge) => challenges.consume(`add ${memberId}`, challenge),
      }).catch(toUnverified);
      if (!verified || !registrationInfo) throw reject('passkey-invalid');
      const { credential, credentialBackedUp: synced } = registrationInfo;
      const { id, publicKey, counter, transports = [] } = credential;
      const passkeyId = newId();
      const data = {
        memberId,
        passkeyId,
        name,
        counter,
        synced,
        credential: { id, publicKey: Buffer.from(publicKey).toString('base64url'), transports },
      };
      const command = { type: 'AddPasskey', data, now: now() } as const;
      const { state } = await stream.handle([memberId], command, { metadata });
      return state.find((passkey) => passkey.passkeyId === passkeyId)!;
    },
    /** @throws DomainError `passkey-not-found` */
    async rename(memberId: string, passkeyId: string, name: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'RenamePasskey', data: { memberId, passkeyId, name }, now: now() } as const;
      await stream.handle([memberId], command, { metadata });
    },
    async remove(memberId: string, passkeyId: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'RemovePasskey', data: { memberId, passkeyId }, now: now() } as const;
      await stream.handle([memberId], command, { metadata });
    },
    async removeAll(memberId: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'RemoveAllPasskeys', data: { memberId }, now: now() } as const;
      await stream.handle([memberId], command, { metadata });
    },
    /** Returns the options for signing in with a discoverable passkey. */
    startSignIn: () =>
      generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue('sign-in'),
        userVerification: 'required',
      }),
    /** Returns the member whose passkey signed; null for an unknown passkey or a wrong challenge. */
    async signIn(response: PasskeyAuthenticationResponse, metadata: EventMetadata): Promise<string | null> {
      const memberId = Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
      const passkeys = z.uuid().safeParse(memberId).success ? await list(memberId) : [];
      const passkey = passkeys.find(({ credential }) => credential.id === response.id);
      if (!passkey) return null;
      const { passkeyId, credential, counter } = passkey;
      const publicKey = Uint8Array.from(Buffer.from(credential.publicKey, 'base64url'));
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: (challenge) => challenges.consume('sign-in', challenge),
        credential: { id: credential.id, publicKey, counter },
      }).catch(toUnverified);
      if (!verified || !authenticationInfo) return null;
      const data = { memberId, passkeyId, counter: authenticationInfo.newCounter };
      return stream.handle([memberId], { type: 'UsePasskey', data, now: now() }, { metadata }).then(
        () => memberId,
        (error: unknown) => {
          if (isDomainError(error)) return null;
          throw error;
        },
      );
    },
  };
}

export type MemberPasskeys = ReturnType<typeof createMemberPasskeys>;

/** The library throws for every mismatch, including responses for another origin. */
const toUnverified = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;
