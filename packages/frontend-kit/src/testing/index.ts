export * from './fake-api.ts';
export { FakeEventSource } from './fake-event-source.ts';
export { setUpFakeLocks } from './fake-locks.ts';
