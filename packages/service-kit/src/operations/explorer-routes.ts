import { type EventView, operationsRoutes, type ServiceName } from '@aera/contracts';
import type {
  Checkpoint,
  EventExplorer,
  EventStore,
  ExploredEvent,
  StoredEvent,
  StreamDefinition,
} from '@aera/event-store';
import { fold } from '@aera/event-store/decider';
import type { FastifyPluginAsync } from 'fastify';
import { HttpProblem } from '../http/http-problem.ts';
import { serve } from '../http/serve.ts';
import { redactSecrets } from './redact-secrets.ts';

interface Deps {
  readonly name: ServiceName;
  /** Null for a service without an event store. */
  readonly explorer: EventExplorer | null;
  readonly store: Pick<EventStore, 'readStreamEncrypted' | 'findStream'> | null;
}

const notFound = (detail: string) => new HttpProblem(404, detail, { code: 'not-found' });

/** Streams, events, correlated events and past states of a service, for stewards. */
export const explorerRoutes =
  ({ name, explorer, store }: Deps): FastifyPluginAsync =>
  async (app) => {
    const routes = operationsRoutes[name];

    serve(app, routes.listStreams, async ({ query: { prefix, limit } }) => ({
      streams: (await explorer?.listStreams(prefix, limit)) ?? [],
    }));

    serve(app, routes.listEvents, async ({ query: { stream, before, limit } }) => {
      const events =
        (await explorer?.listNewest({
          stream,
          before: before as Checkpoint | undefined,
          limit: limit + 1,
        })) ?? [];
      return { events: events.slice(0, limit).map(toView), more: events.length > limit };
    });

    serve(app, routes.readEvent, async ({ params: { id } }) => {
      const event = await explorer?.findById(id);
      if (!event) throw notFound(`Event not found in ${name}.`);
      return toView(event);
    });

    serve(app, routes.listCorrelatedEvents, async ({ query: { correlation } }) => {
      const { events, complete } = (await explorer?.listCorrelated(correlation)) ?? {
        events: [],
        complete: true,
      };
      return { events: events.map(toView), complete };
    });

    serve(app, routes.readState, async ({ query: { stream, revision, at } }) => {
      const events = (await store?.readStreamEncrypted(stream)) ?? [];
      if (events.length === 0) throw notFound(`Stream not found in ${name}.`);
      const past = readStateAsOf(events, store?.findStream(stream)?.decider ?? null, { revision, at });
      return { streamId: stream, ...past, state: redactSecrets(past.state).value };
    });
  };

function toView({ metadata, personal, data, ...event }: ExploredEvent): EventView {
  const { value, fields } = redactSecrets(data);
  return {
    ...event,
    data: value,
    actor: metadata.actor ?? null,
    correlationId: metadata.correlationId ?? null,
    causationId: metadata.causationId ?? null,
    personal: [...personal, ...fields.map((field) => ({ field, state: 'withheld' as const }))],
  };
}

/** A revision or a time; the current state when both are left out. */
interface AsOf {
  readonly revision?: number | undefined;
  readonly at?: string | undefined;
}

interface PastState {
  /** Of the last event included; 0 without events. */
  readonly revision: number;
  readonly newest: number;
  readonly recordedAt: string | null;
  /** Null for a stream without a decider. */
  readonly state: unknown;
}

/** The state of a stream at a revision or a time, by its decider. */
function readStateAsOf(
  events: readonly StoredEvent[],
  rules: StreamDefinition['decider'],
  { revision, at }: AsOf,
): PastState {
  const until = at === undefined ? Infinity : Date.parse(at);
  const counted = events.filter(
    (event) => event.revision <= (revision ?? Infinity) && Date.parse(event.recordedAt) <= until,
  );
  const last = counted.at(-1);
  return {
    revision: last?.revision ?? 0,
    newest: events.at(-1)?.revision ?? 0,
    recordedAt: last?.recordedAt ?? null,
    state: rules ? fold(rules, counted) : null,
  };
}
