import { Card } from '@aera/ui';
import { securityWords } from '../security-copy.ts';
import { BlockEntry } from './block-entry.tsx';
import { BlockItems } from './block-items.ts';
import { BlockedPart, type BlockedProps } from './blocks-reading.tsx';

/** Who is let in no more, at a glance, and the way to let them in again. */
export const BlockedList = (props: BlockedProps) => (
  <BlockedPart {...props}>
    {(blocks) => (
      <Card padding={4}>
        <BlockItems aria-label={securityWords.blocks.title}>
          {blocks.map((named) => (
            <BlockEntry key={named.block.id} {...named} />
          ))}
        </BlockItems>
      </Card>
    )}
  </BlockedPart>
);
