import { FreshnessBadge } from '../../../shared/list/freshness.tsx';
import { Button, from, Grid, Notice, PauseIcon, PlayIcon, Row, Stat, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { CountList } from './count-list.tsx';
import { LatestHits } from './latest-hits.tsx';
import { liveCopy as copy } from './live-copy.ts';
import { MinuteBars } from './minute-bars.tsx';
import { useLiveVisits } from './use-live-visits.ts';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  > * {
    min-width: 0;
  }
  @media ${from('laptop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The last five minutes, live. The badge says when the data is no longer current. */
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
      {!visits && state === 'cut' && (
        <Notice tone="warning" title={copy.never.title}>
          {copy.never.text}
        </Notice>
      )}
      {!visits && state !== 'cut' && <Text as="output">{copy.waiting}</Text>}
      {visits && (
        <>
          <Grid as="dl" minColumn="10rem" gap={4} aria-label={copy.figures.label}>
            <Stat framed label={copy.figures.visitors} value={formatCount(visits.visitors)} />
            <Stat framed label={copy.figures.views} value={formatCount(visits.views)} />
          </Grid>
          <MinuteBars perMinute={visits.perMinute} />
          <Columns>
            <CountList
              copy={copy.pages}
              rows={visits.pages.map(({ path, visitors }) => ({ name: path, visitors }))}
            />
            <CountList
              copy={copy.countries}
              rows={visits.countries.map(({ country, visitors }) => ({ name: country, visitors }))}
            />
          </Columns>
          <LatestHits recent={visits.recent} />
        </>
      )}
    </>
  );
}

const tones = { connecting: 'outline', live: 'success', cut: 'warning', paused: 'secondary' } as const;
