// While two releases share a durable consumer, a process of the older one receives messages of types that only the newer one knows. It gives
// them back, until one of the newer release receives them.
import type { JsMsg } from '@nats-io/jetstream';
import type { BatchItem } from './batch-item.ts';

/** Milliseconds after which an unknown type counts as a failed attempt: after a rollback, no process knows it. */
const maxAgeMs = 60 * 60_000;

/** Milliseconds until a message that is given back is delivered again: longer each time, because an upgrade may take minutes. */
export const toHandOverDelayMs = ({ info }: JsMsg): number => Math.min(info.deliveryCount, 30) * 1_000;

export const isRecent = ({ info }: JsMsg): boolean => Date.now() - info.timestampNanos / 1e6 < maxAgeMs;

/** Returns null for a payload that is not a message. */
export function readType({ payload }: BatchItem): string | null {
  const { specversion, type } = (payload ?? {}) as { specversion?: unknown; type?: unknown };
  return specversion === '1.0' && typeof type === 'string' ? type : null;
}

export const unknownTypeError = (type: string): Error => new Error(`This release does not know ${type}.`);
