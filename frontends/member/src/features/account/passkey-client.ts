import {
  finishPasskeyRegistration,
  startPasskeyRegistration,
  startPasskeySignIn,
  type PasskeyRegistrationResponse,
  type PasskeyAuthenticationResponse,
  signInWithPasskey,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys; only on pages over TLS or from localhost. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loaded on first use: most members have no passkey. */
const loadClient = () => import('@simplewebauthn/browser');

/** Signs the challenge of the server. `autofill` offers passkeys among the suggestions of a field. */
async function requestPasskey({ autofill }: { autofill: boolean }): Promise<PasskeyAuthenticationResponse> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    callApi(startPasskeySignIn, { body: {} }),
    loadClient(),
  ]);
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return answer as PasskeyAuthenticationResponse;
}

export const signInByPasskey = async ({ autofill = false } = {}) =>
  callApi(signInWithPasskey, { body: { answer: await requestPasskey({ autofill }) } });

/** Whether a field can suggest passkeys. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Cancels a pending passkey prompt. */
export async function cancelPasskeyRequest(): Promise<void> {
  (await loadClient()).WebAuthnAbortService.cancelCeremony();
}

/** Creates a passkey in the browser and registers it. */
export async function createPasskey({ name, password }: { name: string; password: string }) {
  const [{ options }, { startRegistration }] = await Promise.all([
    callApi(startPasskeyRegistration, { body: { password } }),
    loadClient(),
  ]);
  const answer = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return callApi(finishPasskeyRegistration, {
    body: { name, answer: answer as PasskeyRegistrationResponse },
  });
}
