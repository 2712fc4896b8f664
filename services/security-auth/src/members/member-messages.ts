import { memberErased, memberPasswordChanged, memberRegistered } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { MemberEvent } from './member.ts';

export function memberMessage({ type, data }: MemberEvent): MessageDraft | null {
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
    default:
      return null;
  }
}
