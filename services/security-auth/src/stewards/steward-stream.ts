import { defineStream } from '@aera/event-store';
import { steward } from './decide-steward.ts';

const subject = (data: { stewardId: string }) => data.stewardId;
const person = { subject, fields: ['firstName', 'lastName', 'passwordHash'] } as const;

export const stewardStream = defineStream('steward', steward, {
  personalFields: {
    StewardAppointed: person,
    StewardInvited: { subject, fields: ['email'] },
    InvitationAccepted: person,
    StewardPasswordChanged: { subject, fields: ['passwordHash'] },
  },
});
