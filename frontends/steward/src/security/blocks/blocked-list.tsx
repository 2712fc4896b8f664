import type { BlockedIps } from '@aera/contracts';
import { Card, EmptyState, type HeadingLevel, Text } from '@aera/ui';
import { Part } from '../../page/part.tsx';
import { ReadingFailure, type ReadingFailureProps } from '../../page/reading-failure.tsx';
import { securityWords } from '../security-words.ts';
import { BlockEntry } from './block-entry.tsx';
import { BlockItems } from './block-items.ts';
import { UnblockedNotice } from './unblocked-notice.tsx';
import { useUnblock } from './use-unblock.ts';

const words = securityWords.blocks;

export interface BlockedListProps {
  readonly level: HeadingLevel;
  readonly reading: ReadingFailureProps['reading'] & {
    readonly data: BlockedIps | undefined;
    readonly isError: boolean;
  };
}

/** Who is let in no more, and the way to let them in again. */
export function BlockedList({ level, reading }: BlockedListProps) {
  const work = useUnblock();
  const { data, isError } = reading;
  return (
    <Part level={level} title={words.title}>
      <div>
        <UnblockedNotice work={work} />
        {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {!data && !isError && <Text as="output">{words.loading}</Text>}
        {data?.blocks.length === 0 && <EmptyState>{words.empty}</EmptyState>}
        {data && data.blocks.length > 0 && (
          <Card padding={4}>
            <BlockItems aria-label={words.title}>
              {data.blocks.map((block, at) => {
                const name = data.blockedIPs[at] ?? block.network;
                return (
                  <BlockEntry
                    key={block.id}
                    block={block}
                    name={name}
                    pending={work.pending === name}
                    onUnblock={() => work.unblock(name)}
                  />
                );
              })}
            </BlockItems>
          </Card>
        )}
      </div>
    </Part>
  );
}
