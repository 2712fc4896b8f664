import {
  memberEmailChanged,
  memberEmailChangeRequested,
  memberErased,
  memberPasswordChanged,
  memberRegistered,
} from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { emailChangePersonalFields } from '../account-email/account-email.ts';
import { member, type MemberEvent } from './member.ts';

const subject = (data: { memberId: string }) => data.memberId;

export const memberStream = defineStream('member', member, {
  personalFields: {
    MemberRegistered: { subject, fields: ['email', 'name', 'passwordHash'] },
    PasswordChanged: { subject, fields: ['passwordHash'] },
    ...emailChangePersonalFields,
  },
  toDraft: toMessage,
});

function toMessage({ type, data }: MemberEvent): MessageDraft | null {
  switch (type) {
    case 'MemberRegistered': {
      const { memberId, registeredAt } = data;
      return draft(memberRegistered, { memberId, registeredAt });
    }
    case 'MemberErased': {
      const { memberId, erasedAt } = data;
      return draft(memberErased, { memberId, erasedAt });
    }
    case 'PasswordChanged': {
      const { memberId, exceptSid, changedAt } = data;
      return draft(memberPasswordChanged, { memberId, exceptSid, changedAt });
    }
    case 'EmailChangeRequested': {
      const { accountId, requestedAt } = data;
      return draft(memberEmailChangeRequested, { accountId, requestedAt });
    }
    case 'EmailChanged': {
      const { accountId, exceptSid, changedAt } = data;
      return draft(memberEmailChanged, { accountId, exceptSid, changedAt });
    }
    case 'PasswordResetRequested':
    case 'EmailChangeCancelled':
      return null;
    default:
      return unreachable(type);
  }
}
