import type { Decider } from '@aera/event-store/decider';
import { evolveGap, type Gap, type GapEvent, initialGap } from './gap.ts';

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
