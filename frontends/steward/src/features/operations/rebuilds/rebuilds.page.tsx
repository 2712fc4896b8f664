import { useMayChange } from '../../../shared/session/roles.tsx';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { type OperationsRoutes, operationsRoutes, type ResponseOf, type ServiceName } from '@aera/contracts';
import { Button, MutedText, Notice, Stack, Text, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryError } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { allServices, parseService, serviceTitles } from '../../../shared/copy/service-names.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { ServiceSelect } from '../service-queries.tsx';
import { operationsCopy, rebuildsCopy as copy } from '../operations-copy.ts';
import { CurrentRebuild, PastRebuilds } from './rebuild-runs.tsx';
import { useRebuild } from './rebuilds-api.ts';

const ServiceField = styled.div`
  max-width: 16rem;
  margin-bottom: ${theme.space[1]};
`;

/** Rebuilds projections next to the live ones and compares checksums before applying. */
export function RebuildsPage() {
  const { get, set } = useUrlState();
  const service = parseService(get('service'));
  const mayChange = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!mayChange && <Notice>{operationsCopy.viewOnly}</Notice>}
      <ServiceField>
        <ServiceSelect value={service} onChange={(next) => set({ service: next })} />
      </ServiceField>
      {(service ? [service] : allServices).map((name) => (
        <ServiceRebuilds key={name} service={name} />
      ))}
    </Stack>
  );
}

const intervalMs = 2000;

function ServiceRebuilds({ service }: { readonly service: ServiceName }) {
  const query = useApiQuery(operationsRoutes[service].listRebuilds, { intervalMs });
  const { start, decide } = useRebuild(service);
  const mayChange = useMayChange();
  const { data, isError } = query;
  const title = serviceTitles[service];
  return (
    <SectionCard title={title}>
      {!data && isError && <QueryError title={copy.failed(title)} query={query} />}
      {!data && !isError && <Text as="output">{operationsCopy.loading}</Text>}
      {data && isError && <Notice tone="warning">{operationsCopy.noResponse(title)}</Notice>}
      {data?.rebuildable.length === 0 && <MutedText>{copy.empty}</MutedText>}
      {data?.current && (
        <CurrentRebuild
          run={data.current}
          mayChange={mayChange}
          isPending={decide.isPending}
          onDecide={(apply) => data.current && decide.mutate({ id: data.current.id, swap: apply })}
        />
      )}
      {data && data.rebuildable.length > 0 && (
        <StaticTable
          caption={`${title}: ${copy.title}`}
          hideCaption
          columns={createColumns({
            title,
            mayChange,
            isDisabled: data.current !== null || start.isPending,
            onStart: (name) => start.mutate(name),
          })}
          rows={data.rebuildable}
          getKey={({ name }) => name}
        />
      )}
      {data && data.past.length > 0 && <PastRebuilds runs={data.past} />}
    </SectionCard>
  );
}

interface ColumnOptions {
  /** Display name of the service. */
  readonly title: string;
  readonly isDisabled: boolean;
  readonly mayChange: boolean;
  readonly onStart: (projection: string) => void;
}

const [projection, tablesTitle, actions] = copy.columns;

const createColumns = ({
  title,
  isDisabled,
  mayChange,
  onStart,
}: ColumnOptions): readonly Column<ResponseOf<OperationsRoutes['listRebuilds']>['rebuildable'][number]>[] => [
  textColumn('name', projection, ({ name }) => name, { wrap: 'words' }),
  textColumn('tables', tablesTitle, ({ tables }) => tables.join(', ') || copy.noTables, { wrap: 'words' }),
  {
    id: 'start',
    title: actions,
    cell: ({ name }) =>
      mayChange && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.startLabel(name, title)}
          disabled={isDisabled}
          onClick={() => onStart(name)}
        >
          {copy.start}
        </Button>
      ),
  },
];
