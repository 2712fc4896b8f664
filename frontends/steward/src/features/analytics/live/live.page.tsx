import {
  Button,
  EmptyState,
  Grid,
  MutedText,
  Notice,
  PauseIcon,
  PlayIcon,
  Row,
  Stack,
  Stat,
  Text,
} from '@aera/ui';
import { type LiveVisits, streamLiveVisits } from '@aera/contracts';
import { stewardKey, useEventStream } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FreshnessBadge } from '../../../shared/list/freshness.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { type Column, countColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { LatestHits } from './latest-hits.tsx';
import { liveCopy as copy } from '../analytics-copy.ts';
import { MinuteBars } from './minute-bars.tsx';

export function LivePage() {
  const { visits, updatedAt, state, togglePause } = useLiveVisits();
  const paused = state === 'paused';
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Row justify="space-between">
        <FreshnessBadge
          label={copy.state.label}
          state={copy.state[state]}
          tone={tones[state]}
          live={state === 'live'}
          updatedAt={state === 'live' ? 0 : updatedAt}
        />
        <Button variant="secondary" size="sm" onClick={togglePause}>
          {paused ? <PlayIcon /> : <PauseIcon />}
          {paused ? copy.resume : copy.pause}
        </Button>
      </Row>
      {!visits && state === 'reconnecting' && (
        <Notice tone="warning" title={copy.disconnected.title}>
          {copy.disconnected.text}
        </Notice>
      )}
      {!visits && state !== 'reconnecting' && (
        <Text as="output">{paused ? copy.pausedWithoutData : copy.waiting}</Text>
      )}
      {visits && (
        <>
          <Grid as="dl" minColumn="10rem" gap={4} aria-label={copy.counts.label}>
            <Stat framed label={copy.counts.visitors} value={formatCount(visits.visitors)} />
            <Stat framed label={copy.counts.views} value={formatCount(visits.views)} />
          </Grid>
          <MinuteBars perMinute={visits.perMinute} />
          <Grid minColumn="20rem" gap={4}>
            <VisitorCounts
              copy={copy.pages}
              rows={visits.pages.map(({ path, visitors }) => ({ name: path, visitors }))}
            />
            <VisitorCounts
              copy={copy.countries}
              rows={visits.countries.map(({ country, visitors }) => ({ name: country, visitors }))}
            />
          </Grid>
          <LatestHits recent={visits.recent} />
        </>
      )}
    </>
  );
}

interface VisitorCountsProps {
  readonly copy: (typeof copy)['pages' | 'countries'];
  readonly rows: readonly { readonly name: string; readonly visitors: number }[];
}

const createColumns = ([name, visitors]: VisitorCountsProps['copy']['columns']): readonly Column<
  VisitorCountsProps['rows'][number]
>[] => [
  textColumn('name', name, (row) => row.name, { wrap: 'anywhere', isRowHeader: true }),
  countColumn('visitors', visitors, (row) => row.visitors),
];

const VisitorCounts = ({ copy: { title, columns, empty }, rows }: VisitorCountsProps) =>
  rows.length === 0 ? (
    <Stack as="section" aria-label={title} gap={2}>
      <MutedText size="xs">{title}</MutedText>
      <EmptyState>{empty}</EmptyState>
    </Stack>
  ) : (
    <StaticTable caption={title} columns={createColumns(columns)} rows={rows} getKey={({ name }) => name} />
  );

const tones = {
  connecting: 'outline',
  live: 'success',
  reconnecting: 'warning',
  paused: 'secondary',
} as const;

type Connection = 'connecting' | 'live' | 'reconnecting';
type LiveState = Connection | 'paused';

/** The visits of the last five minutes, streamed. Pausing keeps the last data. */
function useLiveVisits() {
  const client = useQueryClient();
  const [visits, setVisits] = useState<LiveVisits | null>(null);
  /** When the data was last known to be current, Unix time in ms. */
  const [updatedAt, setUpdatedAt] = useState(0);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [paused, setPaused] = useState(false);

  useEventStream(streamLiveVisits.path, {
    enabled: !paused,
    on: {
      live: (data) => {
        setVisits(data as LiveVisits);
        setUpdatedAt(Date.now());
        setConnection('live');
      },
    },
    onDisconnect: () => {
      // While connected, silence means that nothing changed: the data was current until now.
      if (connection === 'live') setUpdatedAt(Date.now());
      setConnection('reconnecting');
      // The stream may have closed because the session ended.
      void client.invalidateQueries({ queryKey: stewardKey });
    },
  });
  const state: LiveState = paused ? 'paused' : connection;
  return {
    visits,
    updatedAt,
    state,
    togglePause: () => {
      if (!paused && connection === 'live') setUpdatedAt(Date.now());
      if (paused) setConnection('connecting');
      setPaused(!paused);
    },
  };
}
