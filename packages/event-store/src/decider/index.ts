export { type Decider, fold, unreachable } from './decider.ts';
export {
  type DeclaredRejection,
  declaredRejections,
  type DomainError,
  isDomainError,
  type RejectionKind,
  rejections,
} from './rejections.ts';
