import { defineStream } from '@aera/event-store';
import { memberMessage } from './member-messages.ts';
import { member } from './member.ts';

const subject = (data: { memberId: string }) => data.memberId;

export const memberStream = defineStream('member', member, {
  personalFields: {
    MemberRegistered: { subject, fields: ['email', 'name', 'passwordHash'] },
    PasswordChanged: { subject, fields: ['passwordHash'] },
  },
  publish: memberMessage,
});
