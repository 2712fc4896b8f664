import type { Decider } from '@aera/event-store/decider';

/** A steward decides that a gap needs no answer, or that it does after all. */
export type GapEvent =
  | {
      type: 'GapDismissed';
      data: {
        gapId: string;
        /** Pseudonyms of the terms of every wording, because events outlive the searches. */
        keys: readonly string[];
        stewardId: string;
        dismissedAt: string;
      };
    }
  | { type: 'GapRestored'; data: { gapId: string; stewardId: string; restoredAt: string } };

/** Dismissed keys; empty while the gap is open. */
interface Gap {
  readonly keys: readonly string[];
}

const initialGap = (): Gap => ({ keys: [] });

const evolveGap = (gap: Gap, { type, data }: GapEvent): Gap =>
  type === 'GapDismissed' ? { keys: [...new Set([...gap.keys, ...data.keys])] } : initialGap();

export type GapCommand =
  | {
      type: 'DismissGap';
      data: { gapId: string; keys: readonly string[]; stewardId: string };
      now: string;
    }
  | { type: 'RestoreGap'; data: { gapId: string; stewardId: string }; now: string };

/** A repeated dismissal adds an event only if the gap has new wordings. */
function decideGap({ type, data, now }: GapCommand, gap: Gap): GapEvent[] {
  if (type === 'RestoreGap')
    return gap.keys.length === 0 ? [] : [{ type: 'GapRestored', data: { ...data, restoredAt: now } }];
  if (data.keys.every((key) => gap.keys.includes(key))) return [];
  return [{ type: 'GapDismissed', data: { ...data, dismissedAt: now } }];
}

export const gapDecider: Decider<GapCommand, GapEvent, Gap> = {
  initial: initialGap,
  evolve: evolveGap,
  decide: decideGap,
};
