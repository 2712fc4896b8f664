import type { PasskeyRegistrationResponse, PasskeyAuthenticationResponse } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
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
import type { Challenges } from './challenges.ts';
import type { PasskeyCommand } from './decide-passkeys.ts';
import { passkeysStream } from './passkeys-stream.ts';
import type { Passkey, Passkeys } from './passkeys.ts';

/** WebAuthn relying party: the domain and origin of the site. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Derives the relying party from the public URL. A passkey is bound to the domain permanently. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export interface MemberPasskeys {
  of(memberId: string): Promise<Passkeys>;
  /** Returns the options for creating a passkey. */
  begin(member: RegisteredMember): Promise<object>;
  /** @throws DomainError `passkey-invalid`, `passkey-exists`, `passkeys-full` */
  add(
    memberId: string,
    name: string,
    answer: PasskeyRegistrationResponse,
    metadata: EventMetadata,
  ): Promise<Passkey>;
  /** @throws DomainError `passkey-not-found` */
  rename(memberId: string, passkeyId: string, name: string, metadata: EventMetadata): Promise<void>;
  remove(memberId: string, passkeyId: string, metadata: EventMetadata): Promise<void>;
  removeAll(memberId: string, metadata: EventMetadata): Promise<void>;
  /** Returns the options for signing in with a discoverable passkey. */
  beginSignIn(): Promise<object>;
  /** Returns the member whose passkey signed; null for an unknown passkey or a wrong challenge. */
  signIn(answer: PasskeyAuthenticationResponse, metadata: EventMetadata): Promise<string | null>;
}

interface Deps {
  readonly store: EventStore;
  readonly challenges: Challenges;
  readonly relyingParty: RelyingParty;
  /** Name of the site that authenticators display. */
  readonly siteName: string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const reject = rejections({
  'passkey-invalid': ['invalid', 'We couldn’t verify this passkey. Try adding it again.'],
});

/** COSE algorithms: EdDSA, ES256 and RS256, which cover all common authenticators. */
const algorithms = [-8, -7, -257];

/** Passkeys of members. They are discoverable, so signing in needs no user name, and require user verification every time. */
export function createMemberPasskeys(deps: Deps): MemberPasskeys {
  const { store, challenges, relyingParty, siteName, clock, newId } = deps;
  const handle = (memberId: string, command: PasskeyCommand, metadata: EventMetadata) =>
    store.stream(passkeysStream).handle([memberId], command, { metadata });
  const of = async (memberId: string) => await store.stream(passkeysStream).readState(memberId);
  const now = () => clock().toISOString();
  const expected = { expectedOrigin: relyingParty.origin, expectedRPID: relyingParty.id };

  return {
    of,
    begin: async ({ memberId, email, name }) =>
      generateRegistrationOptions({
        rpName: siteName,
        rpID: relyingParty.id,
        userID: Uint8Array.from(Buffer.from(memberId)),
        userName: email,
        userDisplayName: name,
        challenge: challenges.issue(`add ${memberId}`),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await of(memberId)).map(({ credential: { id, transports } }) => ({
          id,
          transports: [...transports],
        })),
      }),
    async add(memberId, name, answer, metadata) {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: answer,
        supportedAlgorithmIDs: algorithms,
        expectedChallenge: (challenge) => challenges.consume(`add ${memberId}`, challenge),
      }).catch(refused);
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
      const { state } = await handle(memberId, { type: 'AddPasskey', data, now: now() }, metadata);
      return state.find((passkey) => passkey.passkeyId === passkeyId)!;
    },
    async rename(memberId, passkeyId, name, metadata) {
      const data = { memberId, passkeyId, name };
      await handle(memberId, { type: 'RenamePasskey', data, now: now() }, metadata);
    },
    async remove(memberId, passkeyId, metadata) {
      await handle(memberId, { type: 'RemovePasskey', data: { memberId, passkeyId }, now: now() }, metadata);
    },
    async removeAll(memberId, metadata) {
      await handle(memberId, { type: 'RemoveAllPasskeys', data: { memberId }, now: now() }, metadata);
    },
    beginSignIn: () =>
      generateAuthenticationOptions({
        rpID: relyingParty.id,
        challenge: challenges.issue('sign-in'),
        userVerification: 'required',
      }),
    async signIn(answer, metadata) {
      const memberId = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString();
      const known = z.uuid().safeParse(memberId).success ? await of(memberId) : [];
      const passkey = known.find(({ credential }) => credential.id === answer.id);
      if (!passkey) return null;
      const { passkeyId, credential, counter } = passkey;
      const publicKey = Uint8Array.from(Buffer.from(credential.publicKey, 'base64url'));
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: answer,
        expectedChallenge: (challenge) => challenges.consume('sign-in', challenge),
        credential: { id: credential.id, publicKey, counter },
      }).catch(refused);
      if (!verified || !authenticationInfo) return null;
      const data = { memberId, passkeyId, counter: authenticationInfo.newCounter };
      return handle(memberId, { type: 'UsePasskey', data, now: now() }, metadata).then(
        () => memberId,
        (error: unknown) => {
          if (isDomainError(error)) return null;
          throw error;
        },
      );
    },
  };
}

/** The library throws for every mismatch, including responses for another origin. */
const refused = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;
