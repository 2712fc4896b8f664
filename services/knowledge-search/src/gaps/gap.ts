import type { Decider } from '@aera/event-store/decider';

/** What stewards said of a gap: that no answer is owed, or that one is after all. */
export type GapEvent =
  | {
      type: 'GapDismissed';
      data: {
        gapId: string;
        /** The wording that stewards saw, and the terms of every wording it stands for. */
        query: string;
        keys: readonly string[];
        stewardId: string;
        dismissedAt: string;
      };
    }
  | { type: 'GapRestored'; data: { gapId: string; stewardId: string; restoredAt: string } };

/** The terms that are dismissed; none while the gap stands. */
interface Gap {
  readonly keys: readonly string[];
}

const initialGap = (): Gap => ({ keys: [] });

const evolveGap = (gap: Gap, { type, data }: GapEvent): Gap =>
  type === 'GapDismissed' ? { keys: [...new Set([...gap.keys, ...data.keys])] } : initialGap();

export type GapCommand =
  | {
      type: 'DismissGap';
      data: { gapId: string; query: string; keys: readonly string[]; stewardId: string };
      now: string;
    }
  | { type: 'RestoreGap'; data: { gapId: string; stewardId: string }; now: string };

/** Dismissed twice it is dismissed once, unless it has been asked in other words since. */
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
