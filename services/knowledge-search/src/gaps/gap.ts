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
export interface Gap {
  readonly keys: readonly string[];
}

export const initialGap = (): Gap => ({ keys: [] });

export const evolveGap = (gap: Gap, { type, data }: GapEvent): Gap =>
  type === 'GapDismissed' ? { keys: [...new Set([...gap.keys, ...data.keys])] } : initialGap();
