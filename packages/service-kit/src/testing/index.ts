export * from './build-message.ts';
export * from './callers.ts';
export * from './expect-rejections.ts';
export * from './data-subject-client.ts';
export * from './schema-drift.ts';
export { type TestResponse, startTestService, type TestService } from './start-test-service.ts';
