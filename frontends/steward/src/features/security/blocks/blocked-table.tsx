import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { threatPath } from '../../../shared/paths.ts';
import { securityWords } from '../security-copy.ts';
import { BlockedPart, type BlockedProps, type NamedBlock } from './blocks-reading.tsx';
import { UnblockButton } from './unblock-button.tsx';

const words = securityWords.blocks;
const [network, why, since, until, times, refused, change] = words.columns;

const whyOf = ({ block: { by, reason } }: NamedBlock): string =>
  by === null ? words.byRule(reason) : `${reason}, ${words.byHand(by)}`;

const columns: readonly Column<NamedBlock>[] = [
  {
    id: 'network',
    title: network,
    kind: 'line',
    names: true,
    by: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'why',
    title: why,
    kind: 'words',
    by: whyOf,
    cell: (named) => (
      <>
        {whyOf(named)}{' '}
        {named.block.threatId && <Link to={threatPath(named.block.threatId)}>{words.threat}</Link>}
      </>
    ),
  },
  {
    id: 'since',
    title: since,
    kind: 'line',
    by: ({ block }) => block.blockedAt,
    text: ({ block }) => formatDate(block.blockedAt),
    cell: ({ block }) => formatDate(block.blockedAt),
  },
  {
    id: 'until',
    title: until,
    kind: 'line',
    by: ({ block }) => block.until,
    text: ({ block }) => (block.until === null ? words.endless : formatDate(block.until)),
    cell: ({ block }) => (block.until === null ? words.endless : formatDate(block.until)),
  },
  {
    id: 'times',
    title: times,
    end: true,
    by: ({ block }) => block.times,
    cell: ({ block }) => formatCount(block.times),
  },
  {
    id: 'refused',
    title: refused,
    end: true,
    by: ({ block }) => block.refused,
    cell: ({ block }) => formatCount(block.refused),
  },
  {
    id: 'change',
    title: change,
    kind: 'line',
    acts: true,
    cell: ({ name, pending, onUnblock }) => (
      <UnblockButton name={name} pending={pending} onUnblock={onUnblock} />
    ),
  },
];

/** Every blocked network, to be sorted and searched: there may be many. */
export const BlockedTable = (props: BlockedProps) => (
  <BlockedPart {...props}>
    {(blocks) => (
      <WorkTable
        name="blocked"
        caption={words.title}
        hideCaption
        columns={columns}
        rows={blocks}
        keyOf={({ block }) => block.id}
      />
    )}
  </BlockedPart>
);
