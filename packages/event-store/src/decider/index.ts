export type { Decider } from './decider.ts';
export { DomainError, isDomainError } from './domain-error.ts';
export { fold } from './fold.ts';
export { unreachable } from './unreachable.ts';
