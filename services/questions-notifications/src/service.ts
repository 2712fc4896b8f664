import { mailStream } from '@aera/event-bus';
import { defineService, stewardNameStream } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { inboxStream } from './inbox/inbox-stream.ts';
import { NotificationRow } from './inbox/notification-rows.ts';
import { enrolledStewardStream } from './inbox/stewards/enrolled-steward-stream.ts';
import { mailEnv } from './mail/mail-part.ts';
import { mailRequestStream } from './mail/mail-request-stream.ts';
import { notificationsPart } from './notifications-part.ts';
import { QuestionRow } from './questions/question-rows.ts';
import { ownDataPart } from './own-data/own-data-part.ts';
import { personErasedStream } from './own-data/person-erased.ts';
import { recipientStream } from './preferences/recipient-stream.ts';
import { verifiedMemberStream } from './questions/claims/verified-member-stream.ts';
import { questionStream } from './questions/question-stream.ts';
import { questionsPart } from './questions/questions-part.ts';
import { sparedQuestionStream } from './questions/spared/spared-question-stream.ts';
import { voteStream } from './questions/votes/vote-stream.ts';

export const questionsNotifications = defineService({
  name: 'questions-notifications',
  env: mailEnv,
  migrations,
  entities: [QuestionRow, NotificationRow],
  streams: [
    questionStream,
    voteStream,
    sparedQuestionStream,
    verifiedMemberStream,
    personErasedStream,
    inboxStream,
    enrolledStewardStream,
    recipientStream,
    mailRequestStream,
    stewardNameStream,
  ],
  modules: ({ config, store, orm, sql, bus, metrics, clock, newId, log, workers }) => {
    const questions = questionsPart({ config, orm, sql, store, clock, newId, workers });
    const notifications = notificationsPart({
      config,
      orm,
      sql,
      store,
      bus,
      clock,
      newId,
      log,
      metrics,
      workers,
    });
    const ownData = ownDataPart({ store, sql, secret: config.SEALING_KEY, clock });
    return [{ streams: [mailStream] }, notifications, questions, ownData];
  },
});
