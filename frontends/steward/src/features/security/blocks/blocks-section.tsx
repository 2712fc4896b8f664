import { Part } from '../../../shared/page/page-title.tsx';
import type { Block, BlockedIps } from '@aera/contracts';
import { EmptyState, type HeadingLevel } from '@aera/ui';
import type { ReactNode } from 'react';
import { blocksCopy as copy } from './blocks-copy.ts';
import { UnblockedNotice } from './unblock.tsx';
import { useUnblock } from './use-unblock.ts';
import { QueryResult, type QueryResultProps } from '../../../shared/list/query-result.tsx';

/** A block by the name that the service lists it under, and how to end it. */
export interface NamedBlock {
  readonly block: Block;
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** The rule that blocked a network, or the steward and their reason. */
export const describeReason = ({ by, reason }: Block): string =>
  by === null ? copy.byRule(reason) : `${reason}, ${copy.byHand(by)}`;

interface BlocksSectionProps {
  readonly level: HeadingLevel;
  readonly query: QueryResultProps<BlockedIps>['query'];
  readonly children: (blocks: readonly NamedBlock[]) => ReactNode;
}

/** The blocked networks, and the last unblocking with its undo. */
export function BlocksSection({ level, query, children }: BlocksSectionProps) {
  const unblocking = useUnblock();
  return (
    <Part level={level} title={copy.title}>
      <div>
        <UnblockedNotice unblocking={unblocking} />
        <QueryResult query={query} copy={copy}>
          {({ blocks, blockedIPs }) =>
            blocks.length === 0 ? (
              <EmptyState>{copy.empty}</EmptyState>
            ) : (
              children(
                blocks.map((block, index) => {
                  const name = blockedIPs[index] ?? block.network;
                  const pending = unblocking.pending === name;
                  return { block, name, pending, onUnblock: () => unblocking.unblock(name) };
                }),
              )
            )
          }
        </QueryResult>
      </div>
    </Part>
  );
}
