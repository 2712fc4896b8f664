import { sessionOpenedFor, sessionRevoked } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { SessionEvent } from './session.ts';

export function sessionMessage({ type, data }: SessionEvent): MessageDraft | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, openedFor, openedAt } = data;
      return draft(sessionOpenedFor, { sid, kind: openedFor, openedAt });
    }
    case 'SignedOut':
      return draft(sessionRevoked, { sid: data.sid, revokedAt: data.signedOutAt });
    case 'SessionRotated':
      return draft(sessionRevoked, { sid: data.sid, revokedAt: data.replacedAt });
    default:
      return null;
  }
}
