import type { PipelineComponent, stallReasons } from '@aera/contracts';

export type StallReason = (typeof stallReasons)[number];

/** What a look at a projection, the relay or a consumer finds. */
export interface ComponentSample {
  readonly part: PipelineComponent;
  readonly name: string;
  /** Where it is; any change of it is a move. Null as long as that is not known, or nowhere yet. */
  readonly checkpoint: string | null;
  /** Events or messages that wait for it. */
  readonly behind: number;
  /** Tries in a row that failed at this place. */
  readonly failures: number;
  /** Dead letters that are not yet retried or discarded. */
  readonly deadLetters: number;
}

/** What is remembered of one between two looks. */
export interface StallState {
  readonly checkpoint: string | null;
  /** Milliseconds since the epoch: when it last moved, or had nothing to do. */
  readonly lastProgressAt: number;
  readonly stalled: StallReason | null;
  /** It was already stalled when the process started: earlier failures are unknown, so only progress ends the stall. */
  readonly inherited: boolean;
}

export type StallTransition = 'stalled' | 'recovered' | null;

/** Tries in a row after which a failing projection or relay is called stalled at once: as many as a message gets. */
const failureThreshold = 6;

/** State that a starting service finds published. */
export const restoredStall = (checkpoint: string | null, reason: StallReason, now: number): StallState => ({
  checkpoint,
  lastProgressAt: now,
  stalled: reason,
  inherited: true,
});

/** One look: what to remember, and whether it has just come to stand still or begun to move again. */
export function detectStall(
  watch: StallState | null,
  reading: ComponentSample,
  now: number,
  stallThresholdMs: number,
): { readonly watch: StallState; readonly turn: StallTransition } {
  const { checkpoint, behind, failures, deadLetters } = reading;
  const moved = checkpoint !== null && watch?.checkpoint !== checkpoint;
  const idle = behind === 0 && failures === 0;
  const lastProgressAt = !watch || moved || idle ? now : watch.lastProgressAt;
  const found = reasonOf({ failures, deadLetters, stillMs: now - lastProgressAt }, stallThresholdMs);
  const before = watch?.stalled ?? null;
  const inherited = (watch?.inherited ?? false) && !moved;
  // Dead letters are counted by the server, so that their going is known in every process.
  const holds = before !== null && inherited && before !== 'dead-letters';
  const stalled = found ?? (holds ? before : null);
  const turn = stalled && !before ? 'stalled' : before && !stalled ? 'recovered' : null;
  return {
    watch: {
      checkpoint: checkpoint ?? watch?.checkpoint ?? null,
      lastProgressAt,
      stalled,
      inherited: inherited && stalled !== null,
    },
    turn,
  };
}

function reasonOf(
  { failures, deadLetters, stillMs }: Pick<ComponentSample, 'failures' | 'deadLetters'> & { stillMs: number },
  patienceMs: number,
): StallReason | null {
  if (deadLetters > 0) return 'dead-letters';
  if (failures >= failureThreshold) return 'failing';
  return stillMs >= patienceMs ? 'no-progress' : null;
}
