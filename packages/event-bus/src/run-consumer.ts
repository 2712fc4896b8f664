import type { Consumer as PullConsumer, JsMsg } from '@nats-io/jetstream';
import { type AttemptTracker, createAttemptTracker, type AttemptRecord } from './attempts.ts';
import { type Consumer, type ConsumerOptions, readConsumerPosition } from './consumer.ts';
import { deadLetter } from './dead-letter.ts';
import type { DurableSpec } from './durable.ts';
import { toErrorMessage } from './errors.ts';
import { type PullBuffer, createPullBuffer } from './pull-buffer.ts';
import type { Bucket } from './bucket.ts';
import type { BusConnection } from './connection.ts';
import type { BusLog } from './log.ts';
import { assertName, toRetryDurable } from './names.ts';
import { createHandledKeyCache, type HandledKeyCache } from './handled-key-cache.ts';
import { defaultBackoff } from './retry-delay.ts';
import type { TransientRetryOptions } from './handler-execution.ts';

export interface ConsumerHost {
  link: BusConnection;
  log: BusLog;
  open(durable: DurableSpec): Promise<PullConsumer>;
  attempts: Bucket<AttemptRecord>;
  knowsType(type: string): boolean;
}

export interface ConsumerContext {
  buffer: PullBuffer;
  attempts: AttemptTracker;
  handledKeys: HandledKeyCache;
  transientRetry: TransientRetryOptions;
  counts: { handled: number; failed: number; deadLettered: number };
}

export interface ConsumerStrategy {
  /** Maximum number of messages per turn. */
  take: number;
  /** Maximum number of messages per pull. */
  pull: number;
  maxAckPending: number;
  turn(messages: JsMsg[], context: ConsumerContext): Promise<void>;
}

/** Handles turns of messages until stopped. The messages of a turn that throws are redelivered. */
export function startConsumer(
  host: ConsumerHost,
  options: ConsumerOptions,
  strategy: ConsumerStrategy,
): Consumer {
  const { link, log } = host;
  const { stream, durable, maxDeliver = 6, backoff = defaultBackoff, isTransient = () => false } = options;
  assertName('Stream', stream);
  assertName('Consumer', durable);
  const abort = new AbortController();
  const durables = toDurables(link, options, strategy.maxAckPending);
  const counts = { handled: 0, failed: 0, deadLettered: 0 };
  const problems = new Set<string>();
  let phase: 'starting' | 'running' | 'stopped' = 'starting';
  let lastError: string | undefined;

  const reportError = (where: string, err: unknown) => {
    problems.add(where);
    lastError = toErrorMessage(err);
    log.warn({ err, stream, consumer: durable }, 'A consumer is blocked');
  };
  const context: ConsumerContext = {
    counts,
    handledKeys: createHandledKeyCache(),
    transientRetry: {
      isTransient,
      onTransient: (error) => reportError('handler', error),
      signal: abort.signal,
    },
    buffer: createPullBuffer({
      link,
      durables,
      open: host.open,
      size: strategy.pull,
      onError: (spec, error) => reportError(spec.stream, error),
      onOpen: (spec) => {
        problems.delete(spec.stream);
        if (spec.stream === stream && phase === 'starting') phase = 'running';
      },
    }),
    attempts: createAttemptTracker({
      bucket: host.attempts,
      consumer: durable,
      maxDeliver,
      backoff,
      deadLetter: async (entry, reason, attempts) => {
        await deadLetter(link, { stream, consumer: durable, entry, reason, attempts });
        counts.deadLettered++;
        log.error(
          { stream, consumer: durable, id: entry.origin.id, reason },
          'A message went to the dead letters',
        );
      },
    }),
  };

  const done = (async () => {
    for (;;) {
      const messages = await context.buffer.take(strategy.take);
      if (messages.length === 0) return;
      try {
        await strategy.turn(messages, context);
        problems.delete('handler');
      } catch (error) {
        if (!abort.signal.aborted) reportError('handler', error);
        for (const message of messages) context.buffer.nak(message, abort.signal.aborted ? 0 : 1_000);
      }
    }
  })();

  return {
    stop: async () => {
      abort.abort();
      await context.buffer.stop();
      await done;
      context.buffer.close();
      if (link.isConnected()) await link.nc.flush().catch(() => {});
      phase = 'stopped';
    },
    status: () => ({
      state: phase === 'running' && problems.size > 0 ? 'retrying' : phase,
      lastError,
      ...counts,
    }),
    readPosition: () => readConsumerPosition(link, options),
  };
}

/** The consumer of the stream, and the consumer of its retried dead letters. */
function toDurables(
  { names }: BusConnection,
  options: ConsumerOptions,
  maxAckPending: number,
): DurableSpec[] {
  const { stream, durable, subjects, ackWaitMs = 5_000 } = options;
  return [
    { stream, durable, subjects, ackWaitMs, maxAckPending },
    {
      stream: names.deadLetterRetries,
      durable: toRetryDurable(stream, durable),
      subjects: [names.retrySubject(stream, durable)],
      ackWaitMs,
      maxAckPending,
    },
  ];
}
