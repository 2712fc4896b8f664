import { NoWrap, Words, TableHead } from '../../../shared/table/cells.tsx';
import type { OperationsOverview, ServiceName } from '@aera/contracts';
import { Badge, Card, Heading, Notice, Row, Stack, Table, Text } from '@aera/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { deadLettersPath } from '../../../shared/paths.ts';
import { MoreOnDemand } from '../more-on-demand.tsx';
import { formatBytes, operationsCopy, formatDuration } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { BackgroundTable, listBackgroundWork, FailingWork } from './background-work.tsx';
import { type PipelineComponent, listPipelineComponents } from './pipeline-components.ts';
import { overviewCopy as copy } from './overview-copy.ts';

interface ServiceCardProps {
  readonly service: ServiceName;
  readonly query: UseQueryResult<OperationsOverview>;
}

/** One service at a glance: whether it is ready, and what stands still; all of its parts on demand. */
export function ServiceCard({ service, query: { data, isError } }: ServiceCardProps) {
  const silent = isError || !data;
  return (
    <Card as="article" aria-label={serviceTitles[service]}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {serviceTitles[service]}
          </Heading>
          {isError && <Badge variant="destructive">{copy.silent}</Badge>}
          {!silent && (
            <Badge variant={data.ready ? 'success' : 'destructive'}>
              {data.ready ? copy.ready : copy.notReady}
            </Badge>
          )}
        </Row>
        {isError && (
          <Notice tone="destructive" title={operationsCopy.noAnswer(serviceTitles[service])}>
            {copy.failedDetail}
          </Notice>
        )}
        {data && <Known overview={data} />}
      </Stack>
    </Card>
  );
}

function Known({ overview }: { readonly overview: OperationsOverview }) {
  const { service, version, startedAt, at, checks, relay, streams } = overview;
  const parts = listPipelineComponents(overview);
  const work = listBackgroundWork(overview);
  const failingWork = work.filter(({ isFailing }) => isFailing);
  const own = streams.find(({ name }) => name === service);
  const failing = checks.filter(({ outcome }) => outcome !== 'ok');
  return (
    <>
      {failing.map(({ name, outcome }) => (
        <Notice key={name} tone="destructive">
          {copy.checkFailed(name, outcome)}
        </Notice>
      ))}
      {parts
        .filter(({ tone }) => tone === 'destructive')
        .map((part) => (
          <StalledPart key={part.id} part={part} overview={overview} />
        ))}
      {failingWork.length > 0 && <FailingWork work={failingWork} />}
      <FactList
        facts={[
          { label: copy.version, value: version },
          { label: copy.up, value: formatDuration((Date.parse(at) - Date.parse(startedAt)) / 1000) },
          {
            label: copy.log,
            value: own ? copy.logIs(formatCount(own.messages), formatBytes(own.bytes)) : copy.noStream,
          },
          { label: copy.relay, value: relay ? copy.relayRole[relay.role] : copy.noRelay },
        ]}
      />
      <div>
        {parts.length > 0 && (
          <MoreOnDemand label={copy.parts(parts.length)}>
            <Table caption={`${serviceTitles[service]}: ${copy.parts(parts.length)}`} hideCaption>
              <TableHead columns={copy.columns} />
              <tbody>
                {parts.map((part) => (
                  <tr key={part.id}>
                    <Words>{part.name}</Words>
                    <td>{copy.kinds[part.kind]}</td>
                    <td>{part.behind === null ? copy.unknown : formatCount(part.behind)}</td>
                    <NoWrap>
                      {part.lagSeconds === null ? copy.unknown : formatDuration(part.lagSeconds)}
                    </NoWrap>
                    <Words>
                      <Badge variant={part.tone === 'success' ? 'secondary' : part.tone}>{part.state}</Badge>
                    </Words>
                  </tr>
                ))}
              </tbody>
            </Table>
          </MoreOnDemand>
        )}
        {work.length > 0 && (
          <MoreOnDemand label={copy.work(work.length)}>
            <BackgroundTable caption={`${serviceTitles[service]}: ${copy.work(work.length)}`} work={work} />
          </MoreOnDemand>
        )}
      </div>
    </>
  );
}

const StalledPart = ({
  part: { name, kind, state, error, deadLetters },
  overview: { service },
}: {
  readonly part: PipelineComponent;
  readonly overview: OperationsOverview;
}) => (
  <Notice tone="destructive" title={`${copy.kinds[kind]} ${name}`}>
    <Text size="sm">{state}.</Text>
    {error && <Text size="xs">{error}</Text>}
    {deadLetters > 0 && <Link to={deadLettersPath(service)}>{copy.deadLetters(deadLetters)}</Link>}
  </Notice>
);
