export type * from './bucket.ts';
export * from './batching-publisher.ts';
export { type Bus, connectBus } from './bus.ts';
export type * from './consumer.ts';
export type * from './dead-letter.ts';
export type { DiscardedLetter } from './dead-letters.ts';
export { BusError, InvalidMessage, isBusError } from './errors.ts';
export { type ConsumerHandlers, type HandlerContext, defineHandler } from './handlers.ts';
export type { BusLog } from './log.ts';
export type { LiveHandler, LiveSubscription } from './live.ts';
export type { ObjectDescription, ObjectStore } from './object-store.ts';
export { eventBatchType, eventType, jsonType, type OutgoingMessage, type SendOptions } from './publish.ts';
export {
  auditCheckpointStream,
  auditStream,
  contextStream,
  deadLetterRetryStream,
  deadLetterStream,
  ledgerCheckpointStream,
  mailStream,
  defaultStorageBytes,
  permanentStream,
  type StreamSpec,
  findStreamSpec,
} from './stream-spec.ts';
export type { StreamState } from './stream-state.ts';
