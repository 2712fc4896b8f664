import {
  memberEmailChanged,
  memberEmailChangeRequested,
  memberErased,
  memberPasswordChanged,
  memberRegistered,
} from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draftByType, draftOf } from '@aera/service-kit';
import { emailChangePersonalFields } from '../account-email/account-email.ts';
import { member, type MemberEvent } from './member.ts';

const subject = (data: { memberId: string }) => data.memberId;

export const memberStream = defineStream('member', member, {
  personalFields: {
    MemberRegistered: { subject, fields: ['email', 'name', 'passwordHash'] },
    PasswordChanged: { subject, fields: ['passwordHash'] },
    ...emailChangePersonalFields,
  },
  toDraft: draftByType<MemberEvent>({
    MemberRegistered: draftOf(memberRegistered),
    MemberErased: draftOf(memberErased),
    PasswordChanged: draftOf(memberPasswordChanged),
    EmailChangeRequested: draftOf(memberEmailChangeRequested),
    EmailChanged: draftOf(memberEmailChanged),
    PasswordResetRequested: null,
    EmailChangeCancelled: null,
  }),
});
