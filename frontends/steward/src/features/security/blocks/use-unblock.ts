import {
  type Block,
  blockedIps,
  blockNetwork,
  intrusionReport,
  readThreat,
  unblockIp,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { securityWords } from '../security-copy.ts';

const minute = 60_000;

/** How long a block that was ended has still to go; null for one without an end. */
const minutesLeft = ({ until }: Block): number | null =>
  until === null ? null : Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / minute));

/** Lets networks in again, and takes that back. Blocks and report are read anew after either. */
export function useUnblock() {
  const client = useQueryClient();
  const [done, setDone] = useState<{ network: string; ended: readonly Block[]; undone: boolean } | null>(
    null,
  );
  const refresh = () =>
    Promise.all(
      [blockedIps, intrusionReport, readThreat].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  const unblocking = useMutation({
    mutationFn: (network: string) => callApi(unblockIp, { body: { ip: network } }),
    onSuccess: ({ unblocked }, network) => setDone({ network, ended: unblocked, undone: false }),
    onSettled: refresh,
  });
  const undoing = useMutation({
    mutationFn: async (ended: readonly Block[]) => {
      for (const block of ended)
        await callApi(blockNetwork, {
          body: {
            network: block.network,
            reason: block.reason || securityWords.blocks.done.reason,
            minutes: minutesLeft(block),
          },
        });
    },
    onSuccess: () => setDone((last) => last && { ...last, undone: true }),
    onSettled: refresh,
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
