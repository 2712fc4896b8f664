import { mailStream } from '@aera/event-bus';
import { defineService, foldOf } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { type ContextEvent, personal, upcasters } from './context-event.ts';
import { contextMessage } from './context-message.ts';
import { inbox } from './inbox/decide-inbox.ts';
import { NotificationRow } from './inbox/notification-rows.ts';
import { mailEnv } from './mail/mail-part.ts';
import { notificationsPart } from './notifications-part.ts';
import { question } from './questions/decide-question.ts';
import { QuestionRow } from './questions/question-rows.ts';
import { ownDataPart } from './own-data/own-data-part.ts';
import { questionsPart } from './questions/questions-part.ts';

export const questionsNotifications = defineService({
  name: 'questions-notifications',
  env: mailEnv,
  migrations,
  entities: [QuestionRow, NotificationRow],
  build: ({ config, createStore, orm, sql, bus, metrics, clock, newId, log, workers }) => {
    const store = createStore<ContextEvent>({ personal, upcasters });
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
    return {
      store,
      publish: contextMessage,
      streams: [mailStream],
      folds: [foldOf('question-', question), foldOf('inbox-', inbox)],
      projections: [...notifications.projections, ...questions.projections],
      consumers: [...notifications.consumers, ...questions.consumers, ...ownData.consumers],
      routes: [...questions.routes, ...notifications.routes, ...ownData.routes],
      start: async () => {
        await notifications.start();
        questions.start();
      },
      stop: async () => {
        await questions.stop();
        await notifications.stop();
      },
    };
  },
});
