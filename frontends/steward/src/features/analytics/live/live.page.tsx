import { FreshnessBadge } from '../../../shared/list/freshness.tsx';
import { Button, Grid, Notice, PauseIcon, PlayIcon, Row, Stat, Text } from '@aera/ui';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { CountTable } from '../../../shared/table/count-table.tsx';
import { LatestHits } from './latest-hits.tsx';
import { liveCopy as copy } from './live-copy.ts';
import { MinuteBars } from './minute-bars.tsx';
import { useLiveVisits } from './use-live-visits.ts';

export function LivePage() {
  const { visits, asOf, state, togglePause } = useLiveVisits();
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
          asOf={state === 'live' ? 0 : asOf}
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
      {!visits && state !== 'reconnecting' && <Text as="output">{copy.waiting}</Text>}
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
              rows={visits.pages.map(({ path, visitors }) => ({ name: path, count: visitors }))}
            />
            <VisitorCounts
              copy={copy.countries}
              rows={visits.countries.map(({ country, visitors }) => ({ name: country, count: visitors }))}
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
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

const VisitorCounts = ({ copy: { title, columns, empty }, rows }: VisitorCountsProps) => (
  <SectionCard title={title}>
    {rows.length > 0 ? (
      <CountTable label={title} columns={columns} rows={rows} />
    ) : (
      <Text size="sm" tone="muted">
        {empty}
      </Text>
    )}
  </SectionCard>
);

const tones = {
  connecting: 'outline',
  live: 'success',
  reconnecting: 'warning',
  paused: 'secondary',
} as const;
