import {
  stewardEmailChanged,
  stewardEmailChangeRequested,
  stewardPasswordChanged,
} from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
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
  toDraft: toMessage,
});

function toMessage({ type, data }: StewardEvent): MessageDraft | null {
  switch (type) {
    case 'StewardPasswordChanged': {
      const { stewardId, exceptSid, changedAt } = data;
      return draft(stewardPasswordChanged, { stewardId, exceptSid, changedAt });
    }
    case 'EmailChangeRequested': {
      const { accountId, requestedAt } = data;
      return draft(stewardEmailChangeRequested, { accountId, requestedAt });
    }
    case 'EmailChanged': {
      const { accountId, exceptSid, changedAt } = data;
      return draft(stewardEmailChanged, { accountId, exceptSid, changedAt });
    }
    case 'StewardAppointed':
    case 'StewardInvited':
    case 'InvitationResent':
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
    case 'StewardMailsChosen':
    case 'EmailChangeCancelled':
      return null;
    default:
      return unreachable(type);
  }
}
