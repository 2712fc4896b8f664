import { local } from '@aera/web-kit';
import { forgetAcknowledgement } from '@aera/web-kit/forget-acknowledgement';
import { keys } from '../keys.ts';

/** Neither the acknowledgement nor a number by which this browser was known. */
export function forgetVisitor(): void {
  forgetAcknowledgement(keys);
  for (const key of [keys.consentId, keys.visitorSession]) local.remove(key);
}
