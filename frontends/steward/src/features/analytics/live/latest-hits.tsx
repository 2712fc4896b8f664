import { NoWrap, Words, TableHead } from '../../../shared/table/cells.tsx';
import type { LiveVisits } from '@aera/contracts';
import { Badge, EmptyState, Row, Table, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../../../shared/copy/format-date.ts';
import { liveCopy } from './live-copy.ts';

const copy = liveCopy.recent;

const arrive = keyframes`from { background: ${theme.color.accentSoft}; }`;

/** New rows are lit for a moment, for those who do not mind motion. */
const Hit = styled.tr`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} 2s ${theme.easing.out};
  }
`;

const Path = styled.th`
  min-width: 11rem;
  overflow-wrap: anywhere;
`;

/** The newest views, each with where it came from and by what. */
export const LatestHits = ({ recent }: Pick<LiveVisits, 'recent'>) =>
  recent.length === 0 ? (
    <EmptyState>{copy.empty}</EmptyState>
  ) : (
    <Table caption={copy.title}>
      <TableHead columns={copy.columns} />
      <tbody>
        {withKeys(recent).map(({ key, hit: { at, path, country, browser, device, bot } }) => (
          <Hit key={key}>
            <NoWrap>{formatTime(Date.parse(at))}</NoWrap>
            <Path scope="row">{path}</Path>
            <Words>{country ?? copy.unknownPlace}</Words>
            <Words>
              <Row gap={2}>
                {[browser, device].filter(Boolean).join(', ') || copy.unknownDevice}
                {bot && <Badge variant="warning">{copy.bot}</Badge>}
              </Row>
            </Words>
          </Hit>
        ))}
      </tbody>
    </Table>
  );

/** A hit has no id. Its key is its instant, its path, and the number of earlier hits with the same two. */
function withKeys(recent: LiveVisits['recent']) {
  const seen = new Map<string, number>();
  return recent
    .toReversed()
    .map((hit) => {
      const name = `${hit.at} ${hit.path}`;
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return { key: `${name} ${times}`, hit };
    })
    .toReversed();
}
