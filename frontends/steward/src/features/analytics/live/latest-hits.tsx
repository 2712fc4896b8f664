import type { LiveVisits } from '@aera/contracts';
import { Badge, EmptyState, Row, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../../../shared/copy/format-date.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { liveCopy } from '../analytics-copy.ts';

const copy = liveCopy.recent;

const highlight = keyframes`from { background: ${theme.color.accentSoft}; }`;

/** Highlights new rows. */
const Hits = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    tbody tr {
      animation: ${highlight} 2s ${theme.easing.out};
    }
  }
`;

const [time, page, country, device] = copy.columns;

const columns: readonly Column<ReturnType<typeof addKeys>[number]>[] = [
  textColumn('time', time, ({ hit }) => formatTime(Date.parse(hit.at)), { wrap: 'never' }),
  textColumn('page', page, ({ hit }) => hit.path, { wrap: 'anywhere', isRowHeader: true }),
  textColumn('country', country, ({ hit }) => hit.country ?? copy.unknownCountry, { wrap: 'words' }),
  {
    id: 'device',
    title: device,
    wrap: 'words',
    cell: ({ hit }) => (
      <Row gap={2}>
        {[hit.browser, hit.device].filter(Boolean).join(', ') || copy.unknownDevice}
        {hit.isBot && <Badge variant="warning">{copy.bot}</Badge>}
      </Row>
    ),
  },
];

export const LatestHits = ({ recent }: Pick<LiveVisits, 'recent'>) =>
  recent.length === 0 ? (
    <EmptyState>{copy.empty}</EmptyState>
  ) : (
    <Hits>
      <StaticTable caption={copy.title} columns={columns} rows={addKeys(recent)} getKey={({ key }) => key} />
    </Hits>
  );

/** Hits have no id: the key is instant, path and the number of equal earlier hits. */
function addKeys(recent: LiveVisits['recent']) {
  const counts = new Map<string, number>();
  return recent
    .toReversed()
    .map((hit) => {
      const name = `${hit.at} ${hit.path}`;
      const times = counts.get(name) ?? 0;
      counts.set(name, times + 1);
      return { key: `${name} ${times}`, hit };
    })
    .toReversed();
}
