import { operationsRoutes } from '@aera/contracts';
import { Grid, Row, Stack, Stat } from '@aera/ui';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { services } from '../../../shared/copy/service-names.ts';
import { useEachService } from '../each-service.tsx';
import { listBackgroundWork } from './background-work.tsx';
import { listPipelineComponents } from './pipeline-components.ts';
import { overviewCopy as copy } from './overview-copy.ts';
import { ServiceCard } from './service-card.tsx';

const intervalMs = 5000;

/** The services and their health at a glance. */
export function OperationsPage() {
  const each = useEachService((service) => operationsRoutes[service].operationsOverview, { intervalMs });
  const known = each.flatMap(({ query: { data, isError } }) => (data && !isError ? [data] : []));
  const parts = known.flatMap(listPipelineComponents);
  const work = known.flatMap(listBackgroundWork);
  const sum = (figures: readonly number[]) => formatCount(figures.reduce((total, one) => total + one, 0));
  const asOf = Math.max(...each.map(({ query }) => query.dataUpdatedAt));
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={3}>
        <PageTitle title={copy.title} lead={copy.lead} />
        <Freshness query={{ dataUpdatedAt: asOf, isError: known.length === 0 }} live />
      </Row>
      <Grid as="dl" minColumn="11rem" gap={4}>
        <Stat
          framed
          label={copy.figures.ready}
          value={`${known.filter(({ ready }) => ready).length} / ${services.length}`}
        />
        <Stat
          framed
          label={copy.figures.failing}
          value={sum([
            parts.filter(({ tone }) => tone === 'destructive').length,
            work.filter(({ isFailing }) => isFailing).length,
          ])}
        />
        <Stat
          framed
          label={copy.figures.deadLetters}
          value={sum(parts.map(({ deadLetters }) => deadLetters))}
        />
        <Stat framed label={copy.figures.behind} value={sum(parts.map(({ behind }) => behind ?? 0))} />
      </Grid>
      <Grid minColumn="24rem" gap={5}>
        {each.map(({ service, query }) => (
          <ServiceCard key={service} service={service} query={query} />
        ))}
      </Grid>
    </Stack>
  );
}
