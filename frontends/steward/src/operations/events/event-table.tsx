import { Button, Table, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { TableHead } from '../../page/table-head.tsx';
import { serviceTitles } from '../services.ts';
import { eventsWords as words } from './events-words.ts';
import type { PlacedEvent } from './journey-tree.ts';

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

/** Events, one a line; an event opens, and its stream can be looked into. */
export const EventTable = ({ caption, events, onOpen, onStream }: EventTableProps) => (
  <Table caption={caption} hideCaption>
    <TableHead columns={words.columns} />
    <tbody>
      {events.map((placed) => {
        const { event, service } = placed;
        return (
          <tr key={event.id}>
            <NoWrap>{formatDate(event.recordedAt)}</NoWrap>
            <NoWrap>
              <Plain
                variant="ghost"
                size="sm"
                data-entry={event.id}
                aria-label={words.open(event.type, event.streamId, event.revision)}
                onClick={() => onOpen(placed)}
              >
                {event.type}
              </Plain>
            </NoWrap>
            <NoWrap>
              <Plain variant="ghost" size="sm" onClick={() => onStream(placed)}>
                {event.streamId}
              </Plain>
            </NoWrap>
            <NoWrap>{serviceTitles[service]}</NoWrap>
            <Words>{event.actor ?? words.event.unknown}</Words>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
