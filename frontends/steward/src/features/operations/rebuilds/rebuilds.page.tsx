import { useMayChange } from '../../../shared/session/roles.tsx';
import { Words, TableHead } from '../../../shared/table/cells.tsx';
import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, Notice, Stack, Table, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { parseService, services, serviceTitles } from '../../../shared/copy/service-names.ts';
import { QueryError } from '../../../shared/list/query-failure.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { ServiceSelect } from '../each-service.tsx';
import { operationsCopy } from '../operations-copy.ts';
import { CurrentRebuild, PastRebuilds } from './rebuild-runs.tsx';
import { useRebuild } from './rebuilds-api.ts';
import { rebuildsCopy as copy } from './rebuilds-copy.ts';

const Choice = styled.div`
  max-width: 16rem;
  margin-bottom: ${theme.space[1]};
`;

/** Projections rebuilt next to the live ones, with a checksum of both before the swap. */
export function RebuildsPage() {
  const { get, set } = usePageState();
  const service = parseService(get('service'));
  const mayAct = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!mayAct && <Notice>{operationsCopy.lookOnly}</Notice>}
      <Choice>
        <ServiceSelect value={service} onChange={(chosen) => set({ service: chosen })} />
      </Choice>
      {(service ? [service] : services).map((one) => (
        <ServiceRebuilds key={one} service={one} />
      ))}
    </Stack>
  );
}

const intervalMs = 2000;

/** Projections that a service can rebuild. */
function ServiceRebuilds({ service }: { readonly service: ServiceName }) {
  const query = useStewardQuery(operationsRoutes[service].listRebuilds, { intervalMs });
  const { start, decide } = useRebuild(service);
  const mayAct = useMayChange();
  const { data, isError } = query;
  const title = serviceTitles[service];
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {!data && isError && <QueryError title={copy.failed(title)} query={query} />}
        {!data && !isError && <Text as="output">{operationsCopy.loading}</Text>}
        {data?.rebuildable.length === 0 && (
          <Text size="sm" tone="muted">
            {copy.nothing}
          </Text>
        )}
        {data?.current && (
          <CurrentRebuild
            run={data.current}
            mayAct={mayAct}
            isPending={decide.isPending}
            onDecide={(swap) => data.current && decide.mutate({ id: data.current.id, swap })}
          />
        )}
        {data && data.rebuildable.length > 0 && (
          <Table caption={`${title}: ${copy.title}`} hideCaption>
            <TableHead columns={copy.columns} />
            <tbody>
              {data.rebuildable.map(({ name, tables }) => (
                <tr key={name}>
                  <Words>{name}</Words>
                  <Words>{tables.length > 0 ? tables.join(', ') : copy.noTables}</Words>
                  <td>
                    {mayAct && (
                      <Button
                        size="sm"
                        variant="secondary"
                        aria-label={copy.startFor(name, title)}
                        disabled={data.current !== null || start.isPending}
                        onClick={() => start.mutate(name)}
                      >
                        {copy.start}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {data && data.past.length > 0 && <PastRebuilds runs={data.past} />}
      </Stack>
    </Card>
  );
}
