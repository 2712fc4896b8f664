import { defineStream } from '@aera/event-store';
import { passkeys } from './decide-passkeys.ts';
import { personalOfPasskeys } from './passkeys.ts';

export const passkeysStream = defineStream('passkeys', passkeys, { personalFields: personalOfPasskeys });
