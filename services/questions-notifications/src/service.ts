import { waitForProjection } from '@aera/event-store';
import { defineService, StewardNameRow, stewardNameStream } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { mailEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { inboxModule } from './inbox/inbox-module.ts';
import { inboxStream } from './inbox/inbox-stream.ts';
import { NotificationRow } from './inbox/notifications-projection.ts';
import { createStewardInboxSetup } from './inbox/stewards/create-steward-inbox.ts';
import { EnrolledStewardRow } from './inbox/stewards/steward-inboxes-projection.ts';
import { enrolledStewardStream } from './inbox/stewards/steward-inbox-stream.ts';
import { liveModule } from './live/live-module.ts';
import { mailModule } from './mail/mail-module.ts';
import { mailRequestStream } from './mail/mail-request-stream.ts';
import { DigestItemRow, MailRow } from './mail/outbox.ts';
import { personErasedStream } from './person-erased-stream.ts';
import { preferencesModule } from './preferences/preferences-module.ts';
import { recipientStream } from './preferences/recipient-stream.ts';
import { VerifiedMemberRow } from './questions/claims/verified-members-projection.ts';
import { verifiedMemberStream } from './questions/claims/verified-member-stream.ts';
import { QuestionDeflectionRow } from './questions/deflection/question-deflections-projection.ts';
import { questionDeflectionStream } from './questions/deflection/question-deflection-stream.ts';
import { questionStream } from './questions/question-stream.ts';
import { questionsModule } from './questions/questions-module.ts';
import { QuestionRow } from './questions/questions-projection.ts';
import { VoteRow } from './questions/votes/votes-projection.ts';
import { voteStream } from './questions/votes/vote-stream.ts';
import { lists } from './read-models-projection.ts';

export const questionsNotifications = defineService({
  name: 'questions-notifications',
  env: mailEnv,
  migrations,
  entities: [
    QuestionRow,
    VoteRow,
    QuestionDeflectionRow,
    VerifiedMemberRow,
    NotificationRow,
    EnrolledStewardRow,
    MailRow,
    DigestItemRow,
    StewardNameRow,
  ],
  streams: [
    questionStream,
    voteStream,
    questionDeflectionStream,
    verifiedMemberStream,
    personErasedStream,
    inboxStream,
    enrolledStewardStream,
    recipientStream,
    mailRequestStream,
    stewardNameStream,
  ],
  modules: (kit) => {
    const { store, sql, clock } = kit;
    const untilListed = () => waitForProjection(store, lists.name);
    const enrolSteward = createStewardInboxSetup({ store, sql, clock, untilListed });
    const preferences = preferencesModule(kit, { enrolSteward });
    const { readRecipient } = preferences;
    const mail = mailModule(kit, { readRecipient });
    return [
      { projections: [lists] },
      questionsModule(kit, { untilListed }),
      // Before the modules whose calls it takes note of.
      preferences,
      liveModule(kit),
      mail,
      inboxModule(kit, { outbox: mail.outbox, readRecipient, untilListed }),
      dataSubjectModule(kit, { untilListed }),
    ];
  },
});
