export { connectBus } from './connect-bus.ts';
export type { ConnectBusOptions } from './connect-bus.ts';
export type { Bus } from './bus.ts';
export type { BusLog } from './log.ts';

export { contextStream, deadLetterStream, mailStream, streamOf } from './stream-spec.ts';
export type { StreamSpec } from './stream-spec.ts';

export type { MessageBatch, Outgoing, SendOptions } from './publish.ts';
export { eventBatchType, eventType, jsonType } from './publish.ts';
export { createJoiningPublisher } from './batching-publisher.ts';
export type {
  Flush,
  JoiningPublisher,
  JoiningPublisherOptions,
  JoiningPublisherStats,
} from './batching-publisher.ts';

export { when } from './handlers.ts';
export type { Handler, HandlerContext, ConsumerHandlers } from './handlers.ts';
export type { ConsumeOptions } from './consume.ts';
export type { ConsumeBatchesOptions, PayloadBatch } from './consume-batches.ts';
export type {
  Consumer,
  ConsumerLag,
  ConsumerOptions,
  ConsumerPlace,
  ConsumerStatus,
  KnownConsumer,
} from './consumer.ts';
export type { StreamState } from './stream-state.ts';

export type { Attempt, DeadLetter } from './dead-letter.ts';
export type { DeadLetters, DiscardedLetter, ListDeadLetters } from './dead-letters.ts';
export type { Bucket, BucketChange, BucketEntry, BucketOptions, Watcher } from './bucket.ts';
export type { LiveHandler, LiveSubscription, SubscribeLiveOptions } from './live.ts';

export { BusError, BusOverloaded, InvalidMessage, isBusError } from './errors.ts';
export type { BusErrorCode } from './errors.ts';
