import type { PasskeyAuthenticationResponse, PasskeyRegistrationResponse } from '@aera/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callApi, isApiError, isNetworkError } from '@aera/frontend-kit';
import type { AccountRoutes } from './account-context.ts';

/** Whether this browser supports passkeys; only on pages over TLS or from localhost. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loaded on first use: most people have no passkey. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

type OptionsResponse = Promise<{ readonly options: unknown }>;

/** Asks the browser to sign the server's challenge with a passkey. `autofill` offers passkeys in the suggestions of a field instead of a dialog. */
export async function getPasskeyAssertion(
  challenge: () => OptionsResponse,
  { autofill = false } = {},
): Promise<PasskeyAuthenticationResponse> {
  const [{ options }, { startAuthentication }] = await Promise.all([challenge(), loadWebAuthn()]);
  const response = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return response as PasskeyAuthenticationResponse;
}

/** Whether the browser can offer passkeys in the suggestions of a field. */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Cancels a pending passkey prompt. */
export async function cancelPasskeyRequest(): Promise<void> {
  (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony();
}

/** Names of errors that neither the API nor WebAuthn reports: a script does not load, or a response is no JSON. */
const otherErrors = new Set(['ChunkLoadError', 'SyntaxError', 'TypeError']);

/** Whether the browser returned no passkey: the person cancelled or has none, or the browser or the device failed. */
export const isPasskeyError = (error: Error | null): error is Error =>
  error !== null && !isApiError(error) && !isNetworkError(error) && !otherErrors.has(error.name);

/** Creates a passkey in the browser and registers it. */
export async function createPasskey(
  { startPasskeyRegistration, finishPasskeyRegistration }: AccountRoutes,
  { name, password }: { name: string; password: string },
) {
  const [{ options }, { startRegistration }] = await Promise.all([
    callApi(startPasskeyRegistration, { body: { password } }),
    loadWebAuthn(),
  ]);
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return callApi(finishPasskeyRegistration, {
    body: { name, response: response as PasskeyRegistrationResponse },
  });
}
