import {
  type Block,
  listBlocks,
  blockNetwork,
  intrusionReport,
  readThreat,
  unblockNetwork,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { blocksCopy } from './blocks-copy.ts';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';

const minute = 60_000;

/** Minutes until a block would have expired; null for one without an end. */
const minutesLeft = ({ until }: Block): number | null =>
  until === null ? null : Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / minute));

/** Unblocks networks, and undoes that. */
export function useUnblock() {
  const [done, setDone] = useState<{ network: string; ended: readonly Block[]; undone: boolean } | null>(
    null,
  );
  const onSettled = useInvalidate(listBlocks, intrusionReport, readThreat);
  const unblocking = useMutation({
    mutationFn: (network: string) => callApi(unblockNetwork, { body: { ip: network } }),
    onSuccess: ({ unblocked }, network) => setDone({ network, ended: unblocked, undone: false }),
    onSettled,
  });
  const undoing = useMutation({
    mutationFn: async (ended: readonly Block[]) => {
      for (const block of ended)
        await callApi(blockNetwork, {
          body: {
            network: block.network,
            reason: block.reason || blocksCopy.done.reason,
            minutes: minutesLeft(block),
          },
        });
    },
    onSuccess: () => setDone((last) => last && { ...last, undone: true }),
    onSettled,
  });
  return {
    /** The network whose request is on its way. */
    pending: unblocking.isPending ? unblocking.variables : null,
    failed: unblocking.isError,
    unblock: (network: string) => {
      undoing.reset();
      unblocking.mutate(network);
    },
    done,
    undoing: undoing.isPending,
    undoFailed: undoing.isError,
    undo: done && done.ended.length > 0 && !done.undone ? () => undoing.mutate(done.ended) : undefined,
  };
}
