import { type WitnessFailure, type WitnessStatus, witnessRefusals } from '@aera/contracts';
import { type checkpointCosigned, witnessFailed } from '@aera/contracts/server';
import type { z } from 'zod';

/** Messages about witnesses in the checkpoint archive. */
export type WitnessMessage =
  | {
      readonly type: typeof checkpointCosigned.type;
      readonly data: z.output<(typeof checkpointCosigned)['data']>;
    }
  | { readonly type: typeof witnessFailed.type; readonly data: z.output<(typeof witnessFailed)['data']> };

/** A checkpoint with enough cosignatures. */
export interface CosignedCheckpoint {
  readonly size: number;
  readonly note: string;
  readonly at: string;
}

export interface WitnessState {
  readonly witnesses: readonly WitnessStatus[];
  /** The newest note with cosignatures, enough or not. */
  readonly newest: { readonly size: number; readonly note: string } | null;
  /** The newest one with enough. */
  readonly cosigned: CosignedCheckpoint | null;
}

export const initialWitnessState = (names: readonly string[]): WitnessState => ({
  witnesses: names.map((name) => ({ name, size: null, cosignedAt: null, failure: null, refusals: 0 })),
  newest: null,
  cosigned: null,
});

export const isRefusal = (reason: WitnessFailure): boolean => witnessRefusals.has(reason);

/** State of the witnesses according to the archive. Messages about others, from an earlier configuration, change nothing. */
export function evolveWitnesses(
  state: WitnessState,
  message: WitnessMessage,
  at: string,
  quorum: number,
): WitnessState {
  if (message.type === witnessFailed.type) {
    const { witness, reason, detail, at: since } = message.data;
    return replace(state, witness, (status) => ({
      ...status,
      failure: { reason, detail, since },
      refusals: status.refusals + (isRefusal(reason) ? 1 : 0),
    }));
  }
  const { size, note, cosignatures } = message.data;
  const known = cosignatures.filter(({ witness }) => state.witnesses.some(({ name }) => name === witness));
  const isNewest = size >= (state.newest?.size ?? 0);
  const isCosigned = known.length >= quorum && size >= (state.cosigned?.size ?? 0);
  const withSizes = known.reduce(
    (before, { witness, cosignedAt }) =>
      replace(before, witness, (status) => ({
        ...status,
        size: Math.max(size, status.size ?? 0),
        cosignedAt,
        // A note that another witness extends repeats this cosignature. Times are of two clocks, so their order says nothing.
        failure: size === status.size && cosignedAt === status.cosignedAt ? status.failure : null,
      })),
    state,
  );
  return {
    ...withSizes,
    newest: isNewest ? { size, note } : state.newest,
    cosigned: isCosigned ? { size, note, at } : state.cosigned,
  };
}

const replace = (
  state: WitnessState,
  name: string,
  change: (status: WitnessStatus) => WitnessStatus,
): WitnessState => ({
  ...state,
  witnesses: state.witnesses.map((status) => (status.name === name ? change(status) : status)),
});
