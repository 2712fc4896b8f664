import { operationsRoutes } from '@aera/contracts';
import { Grid, Row, Stack, Stat } from '@aera/ui';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { services } from '../../../shared/copy/service-names.ts';
import { useEachService } from '../use-each-service.ts';
import { backgroundWorkOf } from './background-work.ts';
import { movingPartsOf } from './pipeline-components.ts';
import { overviewWords as words } from './overview-copy.ts';
import { ServiceCard } from './service-card.tsx';

const every = 5000;

/** The services and their health at a glance. */
export function OperationsPage() {
  const each = useEachService((service) => operationsRoutes[service].operationsOverview, { every });
  const known = each.flatMap(({ reading: { data, isError } }) => (data && !isError ? [data] : []));
  const parts = known.flatMap(movingPartsOf);
  const work = known.flatMap(backgroundWorkOf);
  const sum = (figures: readonly number[]) => formatCount(figures.reduce((total, one) => total + one, 0));
  const asOf = Math.max(...each.map(({ reading }) => reading.dataUpdatedAt));
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={3}>
        <PageTitle title={words.title} lead={words.lead} />
        <Freshness reading={{ dataUpdatedAt: asOf, isError: known.length === 0 }} live />
      </Row>
      <Grid as="dl" minColumn="11rem" gap={4}>
        <Stat
          framed
          label={words.figures.ready}
          value={`${known.filter(({ ready }) => ready).length} / ${services.length}`}
        />
        <Stat
          framed
          label={words.figures.failing}
          value={sum([
            parts.filter(({ tone }) => tone === 'destructive').length,
            work.filter(({ isFailing }) => isFailing).length,
          ])}
        />
        <Stat framed label={words.figures.letters} value={sum(parts.map(({ letters }) => letters))} />
        <Stat framed label={words.figures.behind} value={sum(parts.map(({ behind }) => behind ?? 0))} />
      </Grid>
      <Grid minColumn="24rem" gap={5}>
        {each.map(({ service, reading }) => (
          <ServiceCard key={service} service={service} reading={reading} />
        ))}
      </Grid>
    </Stack>
  );
}
