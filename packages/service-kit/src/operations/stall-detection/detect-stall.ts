import type { PipelineComponent, stallReasons } from '@aera/contracts';

export type StallReason = (typeof stallReasons)[number];

/** Sample of a projection, relay or consumer. */
export interface ComponentSample {
  readonly part: PipelineComponent;
  readonly name: string;
  /** Any change counts as progress. Null while it is unknown. */
  readonly checkpoint: string | null;
  /** Pending events or messages. */
  readonly behind: number;
  /** Consecutive failures at this checkpoint. */
  readonly failures: number;
  /** Dead letters that are not yet retried or discarded. */
  readonly deadLetters: number;
}

/** State between two samples. */
export interface StallState {
  readonly checkpoint: string | null;
  /** Milliseconds since the epoch: last progress, or last time without work. */
  readonly lastProgressAt: number;
  readonly stalled: StallReason | null;
  /** It was already stalled when the process started: earlier failures are unknown, so only progress ends the stall. */
  readonly inherited: boolean;
}

export type StallTransition = 'stalled' | 'recovered' | null;

/** Consecutive failures after which a projection or relay counts as stalled. */
const failureThreshold = 6;

/** State of a component whose stall was registered before the process started. */
export const restoreStall = (checkpoint: string | null, reason: StallReason, now: number): StallState => ({
  checkpoint,
  lastProgressAt: now,
  stalled: reason,
  inherited: true,
});

/** Returns the next state, and whether the component has just stalled or recovered. */
export function detectStall(
  previous: StallState | null,
  sample: ComponentSample,
  now: number,
  stallThresholdMs: number,
): { readonly state: StallState; readonly transition: StallTransition } {
  const { checkpoint, behind, failures, deadLetters } = sample;
  const moved = checkpoint !== null && previous?.checkpoint !== checkpoint;
  const idle = behind === 0 && failures === 0;
  const lastProgressAt = !previous || moved || idle ? now : previous.lastProgressAt;
  const found = findReason({ failures, deadLetters, stillMs: now - lastProgressAt }, stallThresholdMs);
  const before = previous?.stalled ?? null;
  const inherited = (previous?.inherited ?? false) && !moved;
  // The server counts dead letters, so every process knows when they are resolved.
  const holds = before !== null && inherited && before !== 'dead-letters';
  const stalled = found ?? (holds ? before : null);
  const transition = stalled && !before ? 'stalled' : before && !stalled ? 'recovered' : null;
  return {
    state: {
      checkpoint: checkpoint ?? previous?.checkpoint ?? null,
      lastProgressAt,
      stalled,
      inherited: inherited && stalled !== null,
    },
    transition,
  };
}

function findReason(
  { failures, deadLetters, stillMs }: Pick<ComponentSample, 'failures' | 'deadLetters'> & { stillMs: number },
  stallThresholdMs: number,
): StallReason | null {
  if (deadLetters > 0) return 'dead-letters';
  if (failures >= failureThreshold) return 'failing';
  return stillMs >= stallThresholdMs ? 'no-progress' : null;
}
