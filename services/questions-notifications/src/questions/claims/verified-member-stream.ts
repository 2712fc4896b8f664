import { defineStream } from '@aera/event-store';
import { verifiedMember } from './verified-member.ts';

export const verifiedMemberStream = defineStream('member', verifiedMember);
