import { millis } from '@nats-io/transport-node';
import { infoOf } from './ensure-stream.ts';
import type { Link } from './link.ts';

/** What a stream was told to do with its messages, as the server has it. */
export interface StreamRules {
  readonly storage: 'file' | 'memory';
  /** 0: for ever. */
  readonly maxAgeMs: number;
  readonly discard: 'new' | 'old';
}

/** Null where there is no such stream. */
export async function readStreamRules({ jsm }: Link, stream: string): Promise<StreamRules | null> {
  const info = await infoOf(() => jsm.streams.info(stream));
  if (!info) return null;
  const { storage, max_age: maxAge, discard } = info.config;
  return {
    storage: storage as StreamRules['storage'],
    maxAgeMs: millis(maxAge),
    discard: discard as StreamRules['discard'],
  };
}
