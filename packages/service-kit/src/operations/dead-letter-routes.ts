import { type DeadLetterView, Message, operationsRoutes, type ServiceName } from '@aera/contracts/server';
import { type Bus, type DeadLetter, type DiscardedLetter, isBusError, mailStream } from '@aera/event-bus';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/serve.ts';
import { redactSecrets } from './redact-secrets.ts';

interface Deps {
  readonly name: ServiceName;
  readonly bus: Pick<Bus, 'consumers' | 'deadLetters'>;
}

type DeadLetterRef = Pick<DeadLetter, 'stream' | 'consumer' | 'seq'>;

/** Lists, retries and discards dead letters of the consumers of this service. */
export const deadLetterRoutes =
  ({ name, bus }: Deps): FastifyPluginAsync =>
  async (app) => {
    const routes = operationsRoutes[name];
    const isOurs = ({ stream, consumer }: DeadLetterRef) =>
      bus.consumers().some((own) => own.stream === stream && own.durable === consumer);

    /** The newest dead letters of all consumers of this service. */
    async function listNewest<L extends DeadLetterRef>(
      list: (filter: { stream: string; consumer: string }) => Promise<L[]>,
      limit: number,
    ): Promise<L[]> {
      const lists = await Promise.all(
        bus.consumers().map(({ stream, durable: consumer }) => list({ stream, consumer })),
      );
      return lists
        .flat()
        .toSorted((a, b) => b.seq - a.seq)
        .slice(0, limit);
    }

    /** Applies an operation to each id. A letter whose consumer no longer exists fails without affecting the others. */
    const applyToEach = async <Done extends string>(
      seqs: readonly number[],
      done: Done,
      act: (seq: number) => Promise<boolean>,
    ) => {
      const results: { seq: number; outcome: Done | 'already-handled' | 'failed' }[] = [];
      for (const seq of new Set(seqs)) {
        const letter = await bus.deadLetters.get(seq);
        if (!letter || !isOurs(letter)) {
          results.push({ seq, outcome: 'already-handled' });
          continue;
        }
        try {
          results.push({ seq, outcome: (await act(seq)) ? done : 'already-handled' });
        } catch (error) {
          if (!isBusError(error, 'consumer-not-found')) throw error;
          results.push({ seq, outcome: 'failed' });
        }
      }
      return { results };
    };

    serve(app, routes.listDeadLetters, async ({ query: { before, limit } }) => {
      const deadLetters = await listNewest(
        async (filter) => bus.deadLetters.list({ ...filter, before, limit: limit + 1 }),
        limit + 1,
      );
      return { deadLetters: deadLetters.slice(0, limit).map(toView), more: deadLetters.length > limit };
    });

    serve(app, routes.listDiscardedDeadLetters, async ({ query: { limit } }) => {
      const deadLetters = await listNewest(
        async (filter) => bus.deadLetters.listDiscarded({ ...filter, limit }),
        limit,
      );
      return {
        deadLetters: deadLetters.map((letter) =>
          Object.assign(toSummary(letter), { discarded: letter.discarded }),
        ),
      };
    });

    serve(app, routes.retryDeadLetters, async ({ body: { seqs } }) =>
      applyToEach(seqs, 'retried', (seq) => bus.deadLetters.retry(seq)),
    );

    serve(app, routes.discardDeadLetters, async ({ body: { seqs, reason } }) =>
      applyToEach(seqs, 'discarded', (seq) => bus.deadLetters.discard(seq, reason)),
    );
  };

const toSummary = ({
  seq,
  stream,
  consumer,
  reason,
  error,
  attempts,
  retries,
  at,
  origin,
}: Omit<DiscardedLetter, 'discarded'>) => ({
  seq,
  stream,
  consumer,
  reason,
  error,
  attempts,
  retries,
  at,
  subject: origin.subject,
  messageId: origin.id,
});

/** Mail requests are shown without their data, because it contains e-mail addresses. */
const toView = (letter: DeadLetter): DeadLetterView => ({
  ...toSummary(letter),
  message:
    letter.stream === mailStream.name
      ? omitData(letter.payload)
      : redactSecrets(letter.payload ?? null).value,
});

function omitData(payload: unknown): unknown {
  const message = Message.safeParse(payload);
  return message.success ? { ...message.data, data: null } : null;
}
