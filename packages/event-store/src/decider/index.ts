export type { Decider } from './decider.ts';
export { type DomainError, isDomainError, type RejectionKind } from './domain-error.ts';
export { fold } from './fold.ts';
export { declaredRejections, type DeclaredRejection, rejections } from './rejections.ts';
export { unreachable } from './unreachable.ts';
