import { Button, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { eventsWords as words } from './events-copy.ts';
import type { PlacedEvent } from './correlated-events-tree.ts';

/** Looks like a link, but opens over the page. */
const Plain = styled(Button)`
  min-height: 2.75rem;
  padding: 0;
  text-align: start;
  color: ${theme.color.accent};
  ${focusRing}
`;

export interface EventTableProps {
  readonly caption: string;
  readonly events: readonly PlacedEvent[];
  readonly onOpen: (placed: PlacedEvent) => void;
  readonly onStream: (placed: PlacedEvent) => void;
}

const [recorded, what, stream, from, by] = words.columns;

/** Events, one a line; an event opens, and its stream can be looked into. */
export const EventTable = ({ caption, events, onOpen, onStream }: EventTableProps) => {
  return (
    <WorkTable
      name="events"
      caption={caption}
      hideCaption
      columns={columnsOf(onOpen, onStream)}
      rows={events}
      keyOf={({ event }) => event.id}
      part="unknown"
    />
  );
};

const columnsOf = (
  onOpen: EventTableProps['onOpen'],
  onStream: EventTableProps['onStream'],
): readonly Column<PlacedEvent>[] => [
  { id: 'at', title: recorded, kind: 'line', cell: ({ event }) => formatDate(event.recordedAt) },
  {
    id: 'event',
    title: what,
    kind: 'line',
    names: true,
    cell: (placed) => (
      <Plain
        variant="ghost"
        size="sm"
        data-entry={placed.event.id}
        aria-label={words.open(placed.event.type, placed.event.streamId, placed.event.revision)}
        onClick={() => onOpen(placed)}
      >
        {placed.event.type}
      </Plain>
    ),
  },
  {
    id: 'stream',
    title: stream,
    kind: 'line',
    cell: (placed) => (
      <Plain variant="ghost" size="sm" onClick={() => onStream(placed)}>
        {placed.event.streamId}
      </Plain>
    ),
  },
  { id: 'service', title: from, kind: 'line', cell: ({ service }) => serviceTitles[service] },
  { id: 'by', title: by, kind: 'words', cell: ({ event }) => event.actor ?? words.event.unknown },
];
