import { untilProjected } from '@aera/event-store';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { type ContextEvent, following, isOfInbox, isOfQuestion, personal } from './context-event.ts';
import { contextMessage } from './context-message.ts';
import { createNotificationQueries } from './inbox/notification-queries.ts';
import { notificationRoutes } from './inbox/notification-routes.ts';
import { NotificationRow, notificationRows } from './inbox/notification-rows.ts';
import { notifyAuthor } from './inbox/notify-author.ts';
import { announcing } from './live/announcing.ts';
import { followChanges } from './live/follow-changes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { visitorIdWith } from './questions/author-id.ts';
import { createQuestionQueries } from './questions/question-queries.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { QuestionRow, questionRows } from './questions/question-rows.ts';

const name = 'questions-notifications';
const memberOf = ({ data }: ContextEvent): string | null => data.memberId;

export const questionsNotifications = defineService({
  name,
  migrations,
  entities: [QuestionRow, NotificationRow],
  build: ({ config, createStore, orm, metrics, clock, newId, log }) => {
    const store = createStore<ContextEvent>({ personal });
    const streams = createLiveStreams();
    metrics.gauge('live_streams', 'Event streams that are open', () => ({ members: streams.count() }));
    const changes = followChanges({
      openSession: store.database.openSession,
      onChange: streams.tell,
      onGap: streams.tellAllToSync,
      log,
    });
    return {
      store,
      publish: contextMessage,
      projections: [
        following(isOfQuestion, announcing('questions', memberOf, questionRows)),
        following(isOfInbox, announcing('notifications', memberOf, notificationRows)),
      ],
      consumers: [{ from: name, durable: 'notify-author', on: notifyAuthor({ store, clock }) }],
      routes: [
        questionRoutes({
          store,
          queries: createQuestionQueries(orm),
          untilListed: () => untilProjected(store, questionRows.name),
          visitorIdOf: visitorIdWith(config.SEALING_KEY),
          clock,
          newId,
        }),
        notificationRoutes({
          store,
          queries: createNotificationQueries(orm),
          untilListed: () => untilProjected(store, notificationRows.name),
          clock,
        }),
        liveRoutes(streams),
      ],
      problems: {
        'question-not-found': 404,
        'question-already-answered': 409,
        'notification-not-found': 404,
      },
      start: changes.start,
      stop: changes.stop,
    };
  },
});
