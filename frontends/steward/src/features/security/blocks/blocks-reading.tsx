import type { Block, BlockedIps } from '@aera/contracts';
import { EmptyState, type HeadingLevel, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { Part } from '../../../shared/page/page-title.tsx';
import { ReadingFailure, type ReadingFailureProps } from '../../../shared/list/query-failure.tsx';
import { securityWords } from '../security-copy.ts';
import { UnblockedNotice } from './unblocked-notice.tsx';
import { useUnblock } from './use-unblock.ts';

const words = securityWords.blocks;

/** A block, as the list of the service names it, and the way to end it. */
export interface NamedBlock {
  readonly block: Block;
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

export interface BlockedProps {
  readonly level: HeadingLevel;
  readonly reading: ReadingFailureProps['reading'] & {
    readonly data: BlockedIps | undefined;
    readonly isError: boolean;
  };
}

export interface BlockedPartProps extends BlockedProps {
  readonly children: (blocks: readonly NamedBlock[]) => ReactNode;
}

/** Who is let in no more, however they are listed: on their way, not to be had, nobody, or there. */
export function BlockedPart({ level, reading, children }: BlockedPartProps) {
  const work = useUnblock();
  const { data, isError } = reading;
  const blocks = data?.blocks.map((block, at): NamedBlock => {
    const name = data.blockedIPs[at] ?? block.network;
    return { block, name, pending: work.pending === name, onUnblock: () => work.unblock(name) };
  });
  return (
    <Part level={level} title={words.title}>
      <div>
        <UnblockedNotice work={work} />
        {!blocks && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {!blocks && !isError && <Text as="output">{words.loading}</Text>}
        {blocks?.length === 0 && <EmptyState>{words.empty}</EmptyState>}
        {blocks && blocks.length > 0 && children(blocks)}
      </div>
    </Part>
  );
}
