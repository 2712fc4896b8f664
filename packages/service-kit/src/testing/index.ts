export { buildMessage } from './build-message.ts';
export { asGateway, asMember, asSteward, asVisitor } from './callers.ts';
export { dataSubjectClient } from './data-subject-client.ts';
export { compareRejections, type RejectionRow } from './compare-rejections.ts';
export { schemaDrift } from './schema-drift.ts';
export { startTestService } from './start-test-service.ts';
export type { Answer, TestService } from './start-test-service.ts';
