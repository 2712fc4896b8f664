import {
  type BodyOf,
  type DataSubjectRoutes,
  dataSubjectRoutes,
  type PersonActivityPage,
  type DataSubjectService,
  memberErased,
  type PersonIdentifiers,
  type ResponseOf,
  type Route,
  type RouteSchemas,
  visitorErased,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import type { EventMetadata } from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/serve.ts';
import type { ErasedSubjects } from './erased-subjects.ts';
import type { ConsumerDefinition, ServiceModule } from '../service/define-service.ts';
import { toMessageMetadata, requestMetadata } from '../service/metadata.ts';

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

/** Data-subject operations of a service. Each call is preceded by `waitUntilCaughtUp`. */
export interface DataSubject<Data extends Readonly<Record<string, readonly unknown[]>>> {
  /** Resolves once reads include all acknowledged writes; omitted if they always do. */
  waitUntilCaughtUp?(): Promise<unknown>;
  /** Newest first. */
  listActivity(keys: PersonIdentifiers, paging: TimelinePaging): Promise<PersonActivityPage>;
  /** All stored data of the person, by kind of record. */
  exportData(keys: PersonIdentifiers): Promise<Data>;
  /** Returns the number of erased subjects; 0 if no data was stored. */
  erase(keys: PersonIdentifiers, cause: ErasureCause): Promise<number>;
  /** Erases subjects that a restored backup still contains, by the ids that the service recorded when it erased them. Idempotent. */
  eraseAgain(subjects: ErasedSubjects): Promise<void>;
}

type Erasable = Pick<DataSubject<never>, 'waitUntilCaughtUp' | 'erase'>;

/** Names of the durable consumers by consumed message. */
interface ErasureConsumers {
  readonly memberErased?: string;
  readonly visitorErased?: string;
}

const noIdentifiers: PersonIdentifiers = { sessions: [], members: [], emails: [] };

/** Identifiers of one member, for `exportData` and `erase`. */
export const identifyMember = (memberId: string): PersonIdentifiers => ({
  ...noIdentifiers,
  members: [memberId],
});

/** Routes for stewards to list, export and erase the data of a person. */
export const stewardDataRoutes = (
  service: DataSubjectService,
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

/** The route for members to export their own data. */
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

/** Consumers that erase people whom other services erased. */
export function createErasureConsumers(subject: Erasable, durables: ErasureConsumers): ConsumerDefinition[] {
  const erase = async (
    keys: PersonIdentifiers,
    erasedAt: string,
    message: Parameters<typeof toMessageMetadata>[0],
  ) => {
    await subject.waitUntilCaughtUp?.();
    await subject.erase(keys, {
      by: 'message',
      id: message.id,
      erasedAt,
      metadata: toMessageMetadata(message),
    });
  };
  const consumers: ConsumerDefinition[] = [];
  if (durables.memberErased)
    consumers.push({
      from: 'security-auth',
      durable: durables.memberErased,
      on: defineHandler(memberErased, (message) =>
        erase(identifyMember(message.data.memberId), message.data.erasedAt, message),
      ),
    });
  if (durables.visitorErased)
    consumers.push({
      from: 'consent-ledger',
      durable: durables.visitorErased,
      on: defineHandler(visitorErased, (message) =>
        erase({ ...noIdentifiers, sessions: [message.data.sessionId] }, message.data.erasedAt, message),
      ),
    });
  return consumers;
}

/** Data-subject part of a service: routes for stewards and members, and consumers of erasures. */
export const serveDataSubject = (
  service: DataSubjectService,
  subject: DataSubject<Readonly<Record<string, readonly unknown[]>>>,
  {
    routes = [],
    consumers = {},
  }: { routes?: readonly FastifyPluginAsync[]; consumers?: ErasureConsumers } = {},
): ServiceModule => ({
  routes: [stewardDataRoutes(service, subject), ...routes],
  consumers: createErasureConsumers(subject, consumers),
  eraseAgain: subject.eraseAgain,
});
