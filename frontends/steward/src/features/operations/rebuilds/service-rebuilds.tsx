import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, Stack, Table, Text } from '@aera/ui';
import { TableHead, Words } from '../../../shared/table/cells.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { operationsWords } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { CurrentRebuild } from './current-rebuild.tsx';
import { PastRebuilds } from './past-rebuilds.tsx';
import { rebuildsWords as words } from './rebuilds-copy.ts';
import { useRebuild } from './rebuilds-api.ts';

const every = 2000;

/** What one service can compute anew. */
export function ServiceRebuilds({ service }: { readonly service: ServiceName }) {
  const reading = useStewardQuery(operationsRoutes[service].listRebuilds, { every });
  const { start, decide } = useRebuild(service);
  const mayAct = useMayChange();
  const { data, isError } = reading;
  const title = serviceTitles[service];
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {!data && isError && <ReadingFailure title={words.failed(title)} reading={reading} />}
        {!data && !isError && <Text as="output">{operationsWords.loading}</Text>}
        {data?.rebuildable.length === 0 && (
          <Text size="sm" tone="muted">
            {words.nothing}
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
          <Table caption={`${title}: ${words.title}`} hideCaption>
            <TableHead columns={words.columns} />
            <tbody>
              {data.rebuildable.map(({ name, tables }) => (
                <tr key={name}>
                  <Words>{name}</Words>
                  <Words>{tables.length > 0 ? tables.join(', ') : words.noTables}</Words>
                  <td>
                    {mayAct && (
                      <Button
                        size="sm"
                        variant="secondary"
                        aria-label={words.startFor(name, title)}
                        disabled={data.current !== null || start.isPending}
                        onClick={() => start.mutate(name)}
                      >
                        {words.start}
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
