import { addPasskey, beginPasskey, type NewPasskeyAnswer } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Has the browser make a passkey, and the service keep it. The client is loaded when somebody makes one. */
export async function makePasskey({ name, password }: { name: string; password: string }) {
  const [{ options }, { startRegistration }] = await Promise.all([
    callApi(beginPasskey, { body: { password } }),
    import('@simplewebauthn/browser'),
  ]);
  const answer = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return callApi(addPasskey, { body: { name, answer: answer as NewPasskeyAnswer } });
}
