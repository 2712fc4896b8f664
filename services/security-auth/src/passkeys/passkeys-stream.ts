import { defineStream } from '@aera/event-store';
import { passkeys } from './passkeys.ts';

const subject = (data: { accountId: string }) => data.accountId;

export const passkeysStream = defineStream('passkeys', passkeys, {
  personalFields: {
    PasskeyAdded: { subject, fields: ['name', 'credential'] },
    PasskeyRenamed: { subject, fields: ['name'] },
  },
});
