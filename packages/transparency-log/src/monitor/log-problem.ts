import type { CheckpointProblem, Inconsistency } from '../verify/index.ts';

/** What a monitor finds. Each code has its section in docs/transparency.md. */
export type ProblemCode =
  | CheckpointProblem
  | 'unreachable'
  | 'missing-resource'
  | 'truncated-tile'
  | 'truncated-entries'
  | 'altered-tile'
  | 'altered-entries'
  | 'tiles-not-of-checkpoint'
  | 'log-shrunk'
  | 'inconsistent-checkpoints'
  | 'too-few-cosignatures'
  | 'peer-ahead';

/** A problem of a log, by its exact name. */
export class LogProblem extends Error {
  override readonly name = 'LogProblem';
  readonly code: ProblemCode;
  /** Signed by the log; null where the log has signed nothing that contradicts itself. */
  readonly evidence: Inconsistency | null;

  constructor(code: ProblemCode, detail: string, evidence: Inconsistency | null = null) {
    super(detail);
    this.code = code;
    this.evidence = evidence;
  }
}
