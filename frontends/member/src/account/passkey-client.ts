import { beginPasskeySignIn, type PasskeyAnswer, signInWithPasskey } from '@aera/contracts';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { callApi } from '@aera/frontend-kit';

/** Whether this browser can do it at all; only pages over TLS, and of this machine, may. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loaded when somebody uses a passkey: most never do. */
const loadClient = () => import('@simplewebauthn/browser');

/** Has a passkey sign what the server asks for. `autofill`: from among the suggestions of a field, once one is chosen there. */
async function askForPasskey({ autofill }: { autofill: boolean }): Promise<PasskeyAnswer> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    callApi(beginPasskeySignIn, { body: {} }),
    loadClient(),
  ]);
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return answer as PasskeyAnswer;
}

export const signInByPasskey = async ({ autofill = false } = {}) =>
  callApi(signInWithPasskey, { body: { answer: await askForPasskey({ autofill }) } });

/** Whether passkeys can stand among the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Ends what waits for a passkey, so that nothing does once the page is left. */
export async function stopAsking(): Promise<void> {
  (await loadClient()).WebAuthnAbortService.cancelCeremony();
}
