import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import type { Kit, Reaction } from '@aera/service-kit';
import { type Identity, projectionStalled, serviceNames } from '@aera/contracts/server';
import { mailStream } from '@aera/event-bus';
import { createNotificationQueries } from './inbox/notification-queries.ts';
import { notificationRoutes } from './inbox/notification-routes.ts';
import { createEnrol } from './inbox/stewards/enrol.ts';
import { enrolledStewardRows } from './inbox/stewards/enrolled-stewards-projection.ts';
import { tellStewards } from './inbox/stewards/tell-stewards.ts';
import { tellAuthors } from './inbox/tell-authors.ts';
import { createTellMember } from './inbox/tell.ts';
import { lists } from './lists.ts';
import { createFeedReader } from './live/feed.ts';
import { followFeeds } from './live/follow-feeds.ts';
import { liveRoutes } from './live/live-routes.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { type MailEnv, mailSending } from './mail/mail-part.ts';
import { takeMailRequests } from './mail/mail-reactions.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { createOutbox } from './mail/outbox.ts';
import { createUnsubscribeTokens } from './mail/unsubscribe-token.ts';
import { noteCallers } from './preferences/note-callers.ts';
import { preferenceRoutes } from './preferences/preference-routes.ts';
import { createReadRecipient } from './preferences/read-recipient.ts';
import { recipientStream } from './preferences/recipient-stream.ts';

interface PartKit extends Pick<
  Kit<MailEnv>,
  'config' | 'orm' | 'bus' | 'clock' | 'newId' | 'log' | 'metrics' | 'workers'
> {
  readonly sql: Sql;
  readonly store: EventStore;
}

/** The notifications’ half of the service, assembled. */
export function notificationsPart({
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
}: PartKit) {
  const streams = createLiveStreams({ readFeed: createFeedReader(sql), log });
  metrics.gauge('live_streams', 'Event streams that are open', () => ({ members: streams.count() }));
  const feeds = followFeeds({
    openSession: store.database.openSession,
    onGrown: streams.grew,
    onGap: streams.anyGrew,
    workers,
  });
  const untilListed = () => untilProjected(store, lists.name);
  const outbox = createOutbox(sql, store.transaction);
  const readRecipient = createReadRecipient(store);
  const tokens = createUnsubscribeTokens(config.SEALING_KEY);
  const secret = config.SEALING_KEY;
  const sending = mailSending({
    env: config,
    secret,
    store,
    sql,
    outbox,
    tokens,
    readRecipient,
    clock,
    log,
    workers,
  });
  const tellMember = createTellMember({ store, outbox, readRecipient, clock });
  const toStewards = tellStewards({ store, sql, clock });
  const enrol = createEnrol({ store, sql, clock, untilListed });

  const note = async (identity: Identity): Promise<void> => {
    if (identity.kind === 'steward') return enrol(identity.sub);
    if (identity.kind !== 'member') return;
    const { sub: memberId, email: address, name } = identity;
    const data = { memberId, address, name };
    const command = { type: 'NoteRecipient', data, now: clock().toISOString() } as const;
    await store
      .stream(recipientStream)
      .handle([memberId], command, { metadata: { actor: `member:${memberId}` } });
  };
  const requests = () =>
    bus.consume({
      stream: mailStream.name,
      durable: 'questions-notifications',
      on: takeMailRequests({ store, outbox, clock }),
    });
  let taking: ReturnType<typeof requests> | undefined;

  return {
    projections: [lists, enrolledStewardRows],
    consumers: [
      {
        from: 'questions-notifications',
        durable: 'notify-author',
        on: tellAuthors({ store, tellMember, outbox, clock }),
      },
      { from: 'questions-notifications', durable: 'notify-stewards', on: toStewards.ofQuestions },
      { from: 'consent-ledger', durable: 'notify-stewards-of-ledger', on: toStewards.ofLedger },
      { from: 'security-auth', durable: 'notify-stewards-of-threats', on: toStewards.ofThreats },
      ...serviceNames.map((from) => ({
        from,
        durable: 'notify-stewards-of-stalls',
        // The streams of some contexts are long, and this is all that is wanted of them.
        subjects: [projectionStalled(from).subject],
        on: toStewards.ofStalls(from),
      })),
    ] satisfies Reaction[],
    routes: [
      noteCallers(note),
      notificationRoutes({
        store,
        queries: createNotificationQueries(orm, sql),
        untilListed,
        clock,
        newId,
      }),
      preferenceRoutes({ store, readRecipient, clock }),
      mailRoutes({ store, sql, tokens, clock }),
      liveRoutes(streams),
    ],
    start: async () => {
      await feeds.start();
      taking = requests();
      sending?.start();
    },
    stop: async () => {
      await sending?.stop();
      await taking?.stop();
      await feeds.stop();
    },
  };
}
