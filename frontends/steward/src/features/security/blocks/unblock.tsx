import {
  type Block,
  listBlocks,
  blockNetwork,
  readIntrusionReport,
  readThreat,
  unblockNetwork,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { Button, Notice } from '@aera/ui';
import { useState } from 'react';
import { ResultRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';
import { MayChange } from '../../../shared/session/roles.tsx';
import { useCommand } from '../../../shared/api/use-command.ts';
import { blocksCopy as copy } from './blocks-copy.ts';

const minuteMs = 60_000;

/** Minutes until the block expires; null without end. */
const computeMinutesLeft = ({ until }: Block): number | null =>
  until === null ? null : Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / minuteMs));

export function useUnblock() {
  const [result, setResult] = useState<{ network: string; ended: readonly Block[]; undone: boolean } | null>(
    null,
  );
  const refetch = [listBlocks, readIntrusionReport, readThreat];
  const unblocking = useCommand({
    send: (network: string) => callApi(unblockNetwork, { body: { ip: network } }),
    onSuccess: ({ unblocked }, network) => setResult({ network, ended: unblocked, undone: false }),
    refetch,
  });
  const undoing = useCommand({
    send: async (ended: readonly Block[]) => {
      for (const block of ended)
        await callApi(blockNetwork, {
          body: {
            network: block.network,
            reason: block.reason || copy.done.reason,
            minutes: computeMinutesLeft(block),
          },
        });
    },
    onSuccess: () => setResult((last) => last && { ...last, undone: true }),
    refetch,
  });
  return {
    pending: unblocking.isPending ? unblocking.variables : null,
    failed: unblocking.isError,
    unblock: (network: string) => {
      undoing.reset();
      unblocking.mutate(network);
    },
    result,
    undoing: undoing.isPending,
    undoFailed: undoing.isError,
    undo:
      result && result.ended.length > 0 && !result.undone ? () => undoing.mutate(result.ended) : undefined,
  };
}

interface UnblockButtonProps {
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** Hidden from auditors. */
export const UnblockButton = ({ name, pending, onUnblock }: UnblockButtonProps) => (
  <MayChange>
    <Button
      variant="secondary"
      size="sm"
      aria-label={pending ? undefined : copy.unblockLabel(name)}
      pending={pending}
      pendingLabel={copy.unblocking}
      onClick={onUnblock}
    >
      {copy.unblock}
    </Button>
  </MayChange>
);

interface UnblockedNoticeProps {
  readonly unblocking: ReturnType<typeof useUnblock>;
}

export function UnblockedNotice({ unblocking }: UnblockedNoticeProps) {
  const { result, failed, undoing, undoFailed, undo } = unblocking;
  return (
    <ResultRegion result={result}>
      {failed && <Notice tone="destructive">{copy.done.failed}</Notice>}
      {!failed && result && (
        <UndoNotice
          title={(result.undone ? copy.done.undone : copy.done.title)(result.network)}
          copy={copy.done}
          undoing={undoing}
          undoFailed={undoFailed}
          onUndo={undo}
        />
      )}
    </ResultRegion>
  );
}
