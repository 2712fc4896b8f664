import {
  stewardEmailChanged,
  stewardEmailChangeRequested,
  stewardPasswordChanged,
} from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draftByType, draftOf } from '@aera/service-kit';
import { emailChangePersonalFields } from '../account-email/account-email.ts';
import { steward } from './decide-steward.ts';
import type { StewardEvent } from './steward.ts';

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
  toDraft: draftByType<StewardEvent>({
    StewardPasswordChanged: draftOf(stewardPasswordChanged),
    EmailChangeRequested: draftOf(stewardEmailChangeRequested),
    EmailChanged: draftOf(stewardEmailChanged),
    StewardAppointed: null,
    StewardInvited: null,
    InvitationResent: null,
    InvitationWithdrawn: null,
    InvitationAccepted: null,
    StewardMailsChosen: null,
    EmailChangeCancelled: null,
  }),
});
