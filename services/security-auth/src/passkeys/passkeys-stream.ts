import { defineStream } from '@aera/event-store';
import { passkeys } from './decide-passkeys.ts';
import { passkeyPersonalFields } from './passkeys.ts';

export const passkeysStream = defineStream('passkeys', passkeys, { personalFields: passkeyPersonalFields });
