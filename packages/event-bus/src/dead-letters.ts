import type { StoredMsg } from '@nats-io/jetstream';
import type { DeadLetter, DeadLetterRecord } from './dead-letter.ts';
import { findDurable } from './durable.ts';
import { BusError } from './errors.ts';
import { readStreamInfo } from './ensure-stream.ts';
import type { BusConnection } from './connection.ts';
import { toRetryDurable } from './names.ts';
import { readNewestMessages, type Page } from './newest-messages.ts';
import { jsonType, sendAnySize } from './publish.ts';

export interface ListDeadLetters extends Page {
  stream?: string;
  consumer?: string;
}

/** Record of a discarded dead letter, without payload. */
export interface DiscardedLetter extends Omit<DeadLetter, 'payload' | 'raw'> {
  discarded: { at: string; reason: string };
}

/** Messages that consumers could not handle; stewards retry or discard them. */
export interface DeadLetters {
  /** Newest first. */
  list(options?: ListDeadLetters): Promise<DeadLetter[]>;
  get(seq: number): Promise<DeadLetter | null>;
  /**
   * Redelivers the message to the consumer that failed, with the attempts counted from zero. Returns false if it was already retried or
   * discarded. Another failure creates a new dead letter with the whole history.
   * @throws BusError `consumer-not-found` if the consumer no longer exists
   */
  retry(seq: number): Promise<boolean>;
  /** Deletes the message and keeps a record without its payload. Returns false if it was already retried or discarded. */
  discard(seq: number, reason: string): Promise<boolean>;
  /** Newest first. */
  listDiscarded(options?: ListDeadLetters): Promise<DiscardedLetter[]>;
  /**
   * Deletes every dead letter that contains one of these texts as a whole JSON value, such as the id or the e-mail address of a data subject;
   * also those that were retried. Those that were discarded have no payload. Case does not matter. Idempotent. Returns their number.
   */
  erase(texts: readonly string[]): Promise<number>;
  /** Pending dead letters by `stream.consumer`. */
  countPending(): Promise<Record<string, number>>;
}

export function createDeadLetters(link: BusConnection, ready: () => Promise<void>): DeadLetters {
  const { jsm, names } = link;
  const isPending = ({ subject }: StoredMsg): boolean => subject.startsWith(names.pendingPrefix);

  async function get(seq: number): Promise<DeadLetter | null> {
    await ready();
    const stored = await jsm.direct.getMessage(names.deadLetters, { seq });
    return stored && isPending(stored) ? toDeadLetter(stored) : null;
  }

  /** Overwrites the message on disk. Idempotent, also from concurrent processes. */
  async function remove(stream: string, seq: number): Promise<void> {
    const gone = async (error: unknown) => {
      if (await jsm.direct.getMessage(stream, { seq })) throw error;
    };
    await jsm.streams.deleteMessage(stream, seq).catch(gone);
  }

  async function eraseFrom(stream: string, texts: ReadonlySet<string>): Promise<number> {
    let erased = 0;
    for (let seq = 1; ;) {
      const stored = await jsm.direct.getMessage(stream, { seq, next_by_subj: '>' });
      if (!stored) return erased;
      if (mentions(stored.json(), texts)) {
        await remove(stream, stored.seq);
        erased += 1;
      }
      seq = stored.seq + 1;
    }
  }

  return {
    get,

    async list(options = {}) {
      await ready();
      const page = await readNewestMessages(
        link,
        names.deadLetters,
        names.pendingSubject(options.stream, options.consumer),
        options,
      );
      return page.map(toDeadLetter);
    },

    async listDiscarded(options = {}) {
      await ready();
      const page = await readNewestMessages(
        link,
        names.deadLetters,
        names.discardedSubject(options.stream, options.consumer),
        options,
      );
      return page.map((stored) => Object.assign(stored.json<DiscardedLetter>(), { seq: stored.seq }));
    },

    async retry(seq) {
      const letter = await get(seq);
      if (!letter) return false;
      const { stream, consumer } = letter;
      const durable = toRetryDurable(stream, consumer);
      if (!(await findDurable(jsm.consumers.info(names.deadLetterRetries, durable)))) {
        throw new BusError(
          'consumer-not-found',
          `${consumer} of ${stream} has never run here: no one would receive it.`,
        );
      }
      const { seq: _, ...record } = letter;
      const id = `retry.${seq}.${letter.at}`;
      const body = JSON.stringify(record satisfies DeadLetterRecord);
      // Stored at the target before it is deleted here: after a crash in between both copies exist, never none.
      await sendAnySize(link, {
        subject: names.retrySubject(stream, consumer),
        id,
        body,
        contentType: jsonType,
      });
      await remove(names.deadLetters, seq);
      return true;
    },

    async discard(seq, reason) {
      const letter = await get(seq);
      if (!letter) return false;
      const { payload: _payload, raw: _raw, ...record } = letter;
      await sendAnySize(link, {
        subject: names.discardedSubject(letter.stream, letter.consumer),
        id: `discard.${seq}.${letter.at}`,
        body: JSON.stringify({ ...record, discarded: { at: new Date().toISOString(), reason } }),
        contentType: jsonType,
      });
      await remove(names.deadLetters, seq);
      return true;
    },

    async erase(texts) {
      if (texts.length === 0) return 0;
      await ready();
      const wanted = new Set(texts.map((text) => text.toLowerCase()));
      // In this order: a letter that is retried meanwhile moves from the first stream to the second.
      const pending = await eraseFrom(names.deadLetters, wanted);
      return pending + (await eraseFrom(names.deadLetterRetries, wanted));
    },

    async countPending() {
      await ready();
      const info = await readStreamInfo(() =>
        jsm.streams.info(names.deadLetters, { subjects_filter: names.pendingSubject() }),
      );
      const subjects = Object.entries(info?.state.subjects ?? {});
      return Object.fromEntries(
        subjects.map(([subject, count]) => [subject.slice(names.pendingPrefix.length), count]),
      );
    },
  };
}

const mentions = (value: unknown, texts: ReadonlySet<string>): boolean =>
  typeof value === 'string'
    ? texts.has(value.toLowerCase())
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((part) => mentions(part, texts));

const toDeadLetter = (stored: StoredMsg): DeadLetter => ({
  seq: stored.seq,
  ...stored.json<DeadLetterRecord>(),
});
