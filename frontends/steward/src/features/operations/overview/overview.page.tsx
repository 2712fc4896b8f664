import { listFrontends, operationsRoutes } from '@aera/contracts';
import { Grid, Notice, Row, Stack, Stat, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { allServices } from '../../../shared/copy/service-names.ts';
import { useServiceQueries } from '../service-queries.tsx';
import { listBackgroundWork } from './background-work.tsx';
import { listPipelineComponents } from './pipeline-components.ts';
import { operationsCopy, overviewCopy as copy } from '../operations-copy.ts';
import { ServiceCard } from './service-card.tsx';

const intervalMs = 5000;
const countNames = Object.keys(copy.counts) as (keyof typeof copy.counts)[];

export function OperationsPage() {
  const queries = useServiceQueries((service) => operationsRoutes[service].operationsOverview, {
    intervalMs,
  });
  const untrusted = useApiQuery(listFrontends, { intervalMs }).data?.untrustedForwarders ?? [];
  const overviews = queries.flatMap(({ query: { data, isError } }) => (data && !isError ? [data] : []));
  const components = overviews.flatMap(listPipelineComponents);
  const work = overviews.flatMap(listBackgroundWork);
  const isLoading = queries.some(({ query }) => query.isPending);
  const isComplete = overviews.length === allServices.length;
  /** Null is an unknown count. */
  const sum = (counts: readonly (number | null)[]) => {
    const total = counts.reduce<number>((subtotal, count) => subtotal + (count ?? 0), 0);
    if (isComplete && !counts.includes(null)) return formatCount(total);
    return total > 0 ? copy.atLeast(formatCount(total)) : copy.unknown;
  };
  const counts = {
    ready: `${overviews.filter(({ ready }) => ready).length} / ${allServices.length}`,
    failing: sum([
      components.filter(({ tone }) => tone === 'destructive').length,
      work.filter(({ isFailing }) => isFailing).length,
    ]),
    deadLetters: sum(components.map(({ deadLetters }) => deadLetters)),
    lag: sum(components.map(({ behind }) => behind)),
  };
  const dataUpdatedAt = Math.max(...queries.map(({ query }) => query.dataUpdatedAt));
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={3}>
        <PageTitle title={copy.title} lead={copy.lead} />
        <Freshness query={{ dataUpdatedAt, isError: overviews.length === 0 }} live />
      </Row>
      {untrusted.map(({ gateway, peers }) => (
        <Notice key={gateway} tone="warning" title={copy.untrustedProxy.title(gateway)}>
          {copy.untrustedProxy.text(peers)}
        </Notice>
      ))}
      {isLoading && <Text as="output">{operationsCopy.loading}</Text>}
      <Grid as="dl" minColumn="9rem" gap={4}>
        {countNames.map((name) => (
          <Stat key={name} framed label={copy.counts[name]} value={isLoading ? copy.unknown : counts[name]} />
        ))}
      </Grid>
      <Grid minColumn="24rem" gap={5}>
        {queries.map(({ service, query }) => (
          <ServiceCard key={service} service={service} query={query} />
        ))}
      </Grid>
      {/* Served by the gateway, so it is not a router link. */}
      <a href="/api/docs">{copy.apiReference}</a>
    </Stack>
  );
}
