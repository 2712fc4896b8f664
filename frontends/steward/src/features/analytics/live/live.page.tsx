import { Button, Grid, Notice, PauseIcon, PlayIcon, Row, Stat, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { CountList } from './count-list.tsx';
import { LatestHits } from './latest-hits.tsx';
import { LiveStatus } from './live-status.tsx';
import { liveWords as words } from './live-copy.ts';
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

/** The last five minutes as they happen; what is shown says itself when it is no longer now. */
export function LivePage() {
  const { visits, asOf, state, togglePause } = useLiveVisits();
  const paused = state === 'paused';
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <Row justify="space-between">
        <LiveStatus state={state} asOf={asOf} />
        <Button variant="secondary" size="sm" onClick={togglePause}>
          {paused ? <PlayIcon /> : <PauseIcon />}
          {paused ? words.resume : words.pause}
        </Button>
      </Row>
      {!visits && state === 'cut' && (
        <Notice tone="warning" title={words.never.title}>
          {words.never.text}
        </Notice>
      )}
      {!visits && state !== 'cut' && <Text as="output">{words.waiting}</Text>}
      {visits && (
        <>
          <Grid as="dl" minColumn="10rem" gap={4} aria-label={words.figures.label}>
            <Stat framed label={words.figures.visitors} value={formatCount(visits.visitors)} />
            <Stat framed label={words.figures.views} value={formatCount(visits.views)} />
          </Grid>
          <MinuteBars perMinute={visits.perMinute} />
          <Columns>
            <CountList
              words={words.pages}
              rows={visits.pages.map(({ path, visitors }) => ({ name: path, visitors }))}
            />
            <CountList
              words={words.countries}
              rows={visits.countries.map(({ country, visitors }) => ({ name: country, visitors }))}
            />
          </Columns>
          <LatestHits recent={visits.recent} />
        </>
      )}
    </>
  );
}
