export * from './fake-api.ts';
export { FakeEventSource } from './fake-event-source.ts';
export { useFakeLocks } from './fake-locks.ts';
