export { batchSubject, contextSubjects, defineMessage, Message } from './message.ts';
export type { MessageKind, MessageOf } from './message.ts';
