import { stewardEmailChanged } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft } from '@aera/service-kit';
import { emailChangePersonalFields } from '../account-email/account-email.ts';
import { steward } from './decide-steward.ts';

const subject = (data: { stewardId: string }) => data.stewardId;
const person = { subject, fields: ['firstName', 'lastName', 'passwordHash'] } as const;

export const stewardStream = defineStream('steward', steward, {
  personalFields: {
    StewardAppointed: person,
    StewardInvited: { subject, fields: ['email'] },
    InvitationAccepted: person,
    StewardPasswordChanged: { subject, fields: ['passwordHash'] },
    ...emailChangePersonalFields,
  },
  publish: ({ type, data }) => {
    if (type !== 'EmailChanged') return null;
    const { accountId, exceptSid, changedAt } = data;
    return draft(stewardEmailChanged, { accountId, exceptSid, changedAt });
  },
});
