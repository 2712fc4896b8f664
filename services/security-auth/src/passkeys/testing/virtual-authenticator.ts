import type { PasskeyRegistrationResponse, PasskeyAuthenticationResponse } from '@aera/contracts';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the owner unlocked the authenticator (user verification). */
  readonly verified?: boolean;
}
interface CeremonyOptions {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const encodeLength = (length: number, head: number) =>
  length < 256 ? Buffer.from([head + 24, length]) : Buffer.from([head + 25, length >> 8, length & 255]);
const encodeBytes = (data: Buffer) => Buffer.concat([encodeLength(data.length, 0x40), data]);
const encodeText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Creates a WebAuthn authenticator with one key that produces the responses of a browser. */
export function createVirtualAuthenticator({
  origin = 'http://localhost:8080',
  rpId = 'localhost',
  verified = true,
}: Options = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const state = { counter: 0, userHandle: id };
  // COSE key: EC2, ES256, P-256 (RFC 9052).
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    encodeBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    encodeBytes(Buffer.from(y, 'base64url')),
  ]);
  const createAuthenticatorData = (attested: boolean) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const idLength = Buffer.from([0, credentialId.length]);
    const key = attested ? [Buffer.alloc(16), idLength, credentialId, coseKey] : [];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...key]);
  };
  const createClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    /** Signature counter; resetting it simulates a cloned authenticator. */
    state,
    create({ challenge, user }: CeremonyOptions): PasskeyRegistrationResponse {
      state.userHandle = user?.id ?? '';
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        encodeText('fmt'),
        encodeText('none'),
        encodeText('attStmt'),
        Buffer.from([0xa0]),
        encodeText('authData'),
        encodeBytes(createAuthenticatorData(true)),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: createClientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }: CeremonyOptions): PasskeyAuthenticationResponse {
      state.counter += 1;
      const client = createClientData('webauthn.get', challenge);
      const data = createAuthenticatorData(false);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: state.userHandle,
        },
      };
    },
  };
}
