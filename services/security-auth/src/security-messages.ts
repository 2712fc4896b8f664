import {
  memberEmailVerified,
  memberErased,
  memberPasswordChanged,
  memberRegistered,
  sessionOpenedFor,
  sessionRevoked,
} from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import { frontendMessage } from './frontends/frontend-messages.ts';
import type { SecurityEvent } from './security-event.ts';
import { threatMessage } from './threats/threat-messages.ts';

/** What the rest of the platform may know. Claims and stewards stay private. */
export function securityMessage(event: SecurityEvent): MessageDraft | null {
  switch (event.type) {
    case 'MemberRegistered': {
      const { memberId, registeredAt } = event.data;
      return draft(memberRegistered, { memberId, registeredAt });
    }
    case 'MemberErased': {
      const { memberId, erasedAt } = event.data;
      return draft(memberErased, { memberId, erasedAt });
    }
    case 'PasswordChanged': {
      const { memberId, keptSid, changedAt } = event.data;
      return draft(memberPasswordChanged, { memberId, keptSid, changedAt });
    }
    case 'EmailVerified': {
      const { memberId, verifiedAt } = event.data;
      return draft(memberEmailVerified, { memberId, verifiedAt });
    }
    case 'SessionOpened': {
      const { sid, openedFor, openedAt } = event.data;
      return draft(sessionOpenedFor, { sid, kind: openedFor, openedAt });
    }
    case 'SignedOut':
      return draft(sessionRevoked, { sid: event.data.sid, revokedAt: event.data.signedOutAt });
    case 'SessionReplaced':
      return draft(sessionRevoked, { sid: event.data.sid, revokedAt: event.data.replacedAt });
    default:
      return threatMessage(event) ?? frontendMessage(event);
  }
}
