import { requireProjected, waitForProjection } from '@aera/event-store';
import { defineService, StewardNameRow, stewardNameStream } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { mailEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { inboxModule } from './inbox/inbox-module.ts';
import { inboxStream } from './inbox/inbox-stream.ts';
import { NotificationRow } from './inbox/notifications-projection.ts';
import { createStewardInboxSetup } from './inbox/stewards/create-steward-inbox.ts';
import { StewardInboxRow } from './inbox/stewards/steward-inboxes-projection.ts';
import { stewardInboxStream } from './inbox/stewards/steward-inbox-stream.ts';
import { liveModule } from './live/live-module.ts';
import { mailModule } from './mail/mail-module.ts';
import { mailRequestStream } from './mail/mail-request-stream.ts';
import { DigestItemRow, MailRow } from './mail/outbox.ts';
import { personErasedStream } from './person-erased-stream.ts';
import { preferencesModule } from './preferences/preferences-module.ts';
import { recipientStream } from './preferences/recipient-stream.ts';
import { VerifiedMemberRow } from './questions/verified-members/verified-members-projection.ts';
import { verifiedMemberStream } from './questions/verified-members/verified-member-stream.ts';
import { QuestionDeflectionRow } from './questions/deflection/question-deflections-projection.ts';
import { questionDeflectionStream } from './questions/deflection/question-deflection-stream.ts';
import { questionStream } from './questions/question-stream.ts';
import { questionsModule } from './questions/questions-module.ts';
import { QuestionRow } from './questions/questions-projection.ts';
import { VoteRow } from './questions/votes/votes-projection.ts';
import { voteStream } from './questions/votes/vote-stream.ts';
import { readModelsProjection } from './read-models-projection.ts';

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
    StewardInboxRow,
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
    stewardInboxStream,
    recipientStream,
    mailRequestStream,
    stewardNameStream,
  ],
  modules: (kit) => {
    const waitUntilListed = () => waitForProjection(kit.store, readModelsProjection.name);
    const requireListed = () => requireProjected(kit.store, readModelsProjection.name);
    const mail = mailModule(kit);
    return [
      { projections: [readModelsProjection] },
      questionsModule(kit, waitUntilListed),
      preferencesModule(kit, createStewardInboxSetup(kit, waitUntilListed)),
      liveModule(kit),
      mail,
      inboxModule(kit, mail.outbox, waitUntilListed),
      dataSubjectModule(kit, { waitUntilListed, requireListed }),
    ];
  },
});
