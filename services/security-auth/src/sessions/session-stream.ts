import { accountSessionOpened, sessionRevoked } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, draftByType } from '@aera/service-kit';
import { session, type SessionEvent } from './session.ts';

export const sessionStream = defineStream('session', session, {
  personalFields: {
    SessionDeviceRecorded: {
      subject: (data) => data.accountId,
      fields: ['browser', 'system', 'device', 'city', 'region', 'country'],
    },
  },
  toDraft: draftByType<SessionEvent>({
    SessionOpened: ({ sid, openedFor: kind, openedAt }) =>
      draft(accountSessionOpened, { sid, kind, openedAt }),
    SignedOut: ({ sid, signedOutAt: revokedAt }) => draft(sessionRevoked, { sid, revokedAt }),
    SessionRotated: ({ sid, replacedAt: revokedAt }) => draft(sessionRevoked, { sid, revokedAt }),
    SessionDeviceRecorded: null,
  }),
});
