import {
  type BodyOf,
  type DataSubjectRoutes,
  dataSubjectRoutes,
  type PersonActivityPage,
  type Holder,
  memberErased,
  type PersonIdentifiers,
  type ResponseOf,
  type Route,
  type RouteSchemas,
  visitorErased,
} from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import type { EventMetadata } from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/serve.ts';
import type { ErasedSubjects } from './erased-subjects.ts';
import type { ConsumerDefinition, ServiceModule } from '../service/define-service.ts';
import { messageMetadata, requestMetadata } from '../service/metadata.ts';

/** Why a person is erased: a steward requested it, or another service published that it erased them. */
export type ErasureCause = {
  /** Id of the erasure or of the message. Erasing again for the same id changes nothing. */
  readonly id: string;
  readonly metadata: EventMetadata;
} & (
  | { readonly by: 'steward'; readonly stewardId: string; readonly reason: string }
  | { readonly by: 'message'; readonly erasedAt: string }
);

export type TimelinePaging = Pick<BodyOf<DataSubjectRoutes['listPersonActivity']>, 'before' | 'limit'>;

/** What a service does for data subjects. Each call follows `waitUntilCaughtUp`. */
export interface DataSubject<Data extends Readonly<Record<string, readonly unknown[]>>> {
  /** Resolves when reads include all acknowledged writes; left out where they always do. */
  waitUntilCaughtUp?(): Promise<unknown>;
  /** Newest first. */
  listActivity(keys: PersonIdentifiers, paging: TimelinePaging): Promise<PersonActivityPage>;
  /** Everything that is stored of the person, by kind of record. */
  exportData(keys: PersonIdentifiers): Promise<Data>;
  /** Returns how many subjects were erased; 0 where nothing was stored. */
  erase(keys: PersonIdentifiers, cause: ErasureCause): Promise<number>;
  /** Erases subjects that a restored backup still has, by the ids that the service recorded when it erased them. Idempotent. */
  eraseAgain(subjects: ErasedSubjects): Promise<void>;
}

type Erasable = Pick<DataSubject<never>, 'waitUntilCaughtUp' | 'erase'>;

/** Names of the durable consumers by the message that they consume. */
interface ErasureConsumers {
  readonly memberErased?: string;
  readonly visitorErased?: string;
}

const noKeys: PersonIdentifiers = { sessions: [], members: [], emails: [] };

/** The keys of one member, as `exportData` and `erase` take them. */
export const keysOfMember = (memberId: string): PersonIdentifiers => ({ ...noKeys, members: [memberId] });

/** The routes with which stewards read, export and erase what a service stores of a person. */
export const stewardDataRoutes = (
  service: Holder,
  subject: DataSubject<Readonly<Record<string, readonly unknown[]>>>,
): FastifyPluginAsync => {
  const { listPersonActivity, readPersonData, erasePersonData } = dataSubjectRoutes[service];
  return async (app) => {
    serve(app, listPersonActivity, async ({ body: { keys, ...paging } }) => {
      await subject.waitUntilCaughtUp?.();
      return subject.listActivity(keys, paging);
    });

    serve(app, readPersonData, async ({ body: { keys } }) => {
      await subject.waitUntilCaughtUp?.();
      const data = await subject.exportData(keys);
      return {
        data: Object.fromEntries(Object.entries(data).map(([kind, records]) => [kind, [...records]])),
      };
    });

    serve(app, erasePersonData, async ({ body: { keys, erasureId, reason }, identity, request }) => {
      await subject.waitUntilCaughtUp?.();
      const metadata = requestMetadata(request);
      const cause = { by: 'steward', id: erasureId, stewardId: identity.sub, reason, metadata } as const;
      return { erased: await subject.erase(keys, cause) };
    });
  };
};

/** The route with which members export their own data. */
export const memberExportRoute =
  <S extends RouteSchemas>(
    route: Route<S, 'member'>,
    { waitUntilCaughtUp }: Pick<Erasable, 'waitUntilCaughtUp'>,
    read: (memberId: string) => Promise<ResponseOf<Route<S, 'member'>>>,
  ): FastifyPluginAsync =>
  async (app) => {
    serve(app, route, async ({ identity }) => {
      await waitUntilCaughtUp?.();
      return read(identity.sub);
    });
  };

/** Consumers that erase the people whom other services erased. */
export function erasureConsumers(subject: Erasable, durables: ErasureConsumers): ConsumerDefinition[] {
  const erase = async (
    keys: PersonIdentifiers,
    erasedAt: string,
    message: Parameters<typeof messageMetadata>[0],
  ) => {
    await subject.waitUntilCaughtUp?.();
    await subject.erase(keys, {
      by: 'message',
      id: message.id,
      erasedAt,
      metadata: messageMetadata(message),
    });
  };
  const consumers: ConsumerDefinition[] = [];
  if (durables.memberErased)
    consumers.push({
      from: 'security-auth',
      durable: durables.memberErased,
      on: handlerFor(memberErased, (message) =>
        erase(keysOfMember(message.data.memberId), message.data.erasedAt, message),
      ),
    });
  if (durables.visitorErased)
    consumers.push({
      from: 'consent-ledger',
      durable: durables.visitorErased,
      on: handlerFor(visitorErased, (message) =>
        erase({ ...noKeys, sessions: [message.data.sessionId] }, message.data.erasedAt, message),
      ),
    });
  return consumers;
}

/** The data-subject part of a service: routes of stewards and members, and consumers of erasures. */
export const serveDataSubject = (
  service: Holder,
  subject: DataSubject<Readonly<Record<string, readonly unknown[]>>>,
  {
    routes = [],
    consumers = {},
  }: { routes?: readonly FastifyPluginAsync[]; consumers?: ErasureConsumers } = {},
): ServiceModule => ({
  routes: [stewardDataRoutes(service, subject), ...routes],
  consumers: erasureConsumers(subject, consumers),
  eraseAgain: subject.eraseAgain,
});
