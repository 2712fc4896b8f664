import {
  type Block,
  listBlocks,
  blockNetwork,
  readIntrusionReport,
  readThreat,
  unblockNetwork,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { Button } from '@aera/ui';
import { useCommand } from '@aera/frontend-kit/use-command';
import { MayChange } from '../../../shared/session/roles.tsx';
import { blocksCopy as copy } from './blocks-copy.ts';

const minuteMs = 60_000;

/** Minutes until the block expires; null without end. */
const computeMinutesLeft = ({ expiresAt }: Block): number | null =>
  expiresAt === null ? null : Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / minuteMs));

const refetch = [listBlocks, readIntrusionReport, readThreat];

/** Unblocks a network, with undo. */
export function useUnblock() {
  const { mutate: undo } = useCommand({
    send: async ({ ended }: { readonly network: string; readonly ended: readonly Block[] }) => {
      for (const block of ended)
        await callApi(blockNetwork, {
          body: {
            network: block.network,
            reason: block.reason || copy.done.reason,
            minutes: computeMinutesLeft(block),
          },
        });
    },
    refetch,
    success: (_, { network }) => ({ title: copy.done.undone(network) }),
    failure: { title: copy.done.undoFailed },
  });
  const { mutate, isPending, variables } = useCommand({
    send: (network: string) => callApi(unblockNetwork, { body: { ip: network } }),
    refetch,
    success: ({ unblocked }, network) => ({
      title: copy.done.title(network),
      ...(unblocked.length > 0 && {
        action: { label: copy.done.undo, run: () => undo({ network, ended: unblocked }) },
      }),
    }),
    failure: { title: copy.done.failed },
  });
  return { pending: isPending ? variables : null, unblock: mutate };
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
