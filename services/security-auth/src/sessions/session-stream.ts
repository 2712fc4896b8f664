import { accountSessionOpened, sessionRevoked } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { session, type SessionEvent } from './session.ts';

export const sessionStream = defineStream('session', session, {
  personalFields: {
    SessionDeviceRecorded: {
      subject: (data) => data.accountId,
      fields: ['browser', 'system', 'device', 'city', 'region', 'country'],
    },
  },
  toDraft: toMessage,
});

function toMessage({ type, data }: SessionEvent): MessageDraft | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, openedFor, openedAt } = data;
      return draft(accountSessionOpened, { sid, kind: openedFor, openedAt });
    }
    case 'SignedOut':
      return draft(sessionRevoked, { sid: data.sid, revokedAt: data.signedOutAt });
    case 'SessionRotated':
      return draft(sessionRevoked, { sid: data.sid, revokedAt: data.replacedAt });
    case 'SessionDeviceRecorded':
      return null;
    default:
      return unreachable(type);
  }
}
