import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import type { OperationsOverview, ServiceName } from '@aera/contracts';
import { Badge, Card, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { deadLettersPath } from '../../../shared/paths.ts';
import { LazyDetails } from '../details.tsx';
import { formatBytes, operationsCopy, formatDuration, overviewCopy as copy } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { FailingWork, listBackgroundWork, workColumns } from './background-work.tsx';
import { type PipelineComponent, listPipelineComponents } from './pipeline-components.ts';

interface ServiceCardProps {
  readonly service: ServiceName;
  readonly query: UseQueryResult<OperationsOverview>;
}

export function ServiceCard({ service, query: { data, isError } }: ServiceCardProps) {
  const isUnreachable = isError || !data;
  return (
    <Card as="article" aria-label={serviceTitles[service]}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {serviceTitles[service]}
          </Heading>
          {isError && <Badge variant="destructive">{copy.noResponse}</Badge>}
          {!isUnreachable && (
            <Badge variant={data.ready ? 'success' : 'destructive'}>
              {data.ready ? copy.ready : copy.notReady}
            </Badge>
          )}
        </Row>
        {isError && (
          <Notice tone="destructive" title={operationsCopy.noResponse(serviceTitles[service])}>
            {copy.failureDetail}
          </Notice>
        )}
        {data && <ServiceDetails overview={data} />}
      </Stack>
    </Card>
  );
}

/** Share of a stream's storage from which the card shows a warning; same as in `infra/monitoring/alerts.yml`. */
const streamWarningShare = 0.8;

function ServiceDetails({ overview }: { readonly overview: OperationsOverview }) {
  const { service, version, startedAt, at, checks, relay, streams } = overview;
  const components = listPipelineComponents(overview);
  const work = listBackgroundWork(overview);
  const failingWork = work.filter(({ isFailing }) => isFailing);
  const ownStream = streams?.find(({ name }) => name === service);
  const failedChecks = checks.filter(({ outcome }) => outcome !== 'ok');
  return (
    <>
      {failedChecks.map(({ name, outcome }) => (
        <Notice key={name} tone="destructive">
          {copy.checkFailed(name, outcome)}
        </Notice>
      ))}
      {streams
        ?.filter(({ bytes, maxBytes }) => bytes > maxBytes * streamWarningShare)
        .map(({ name, bytes, maxBytes }) => (
          <Notice key={name} tone="warning">
            {copy.streamAlmostFull(name, `${Math.floor((100 * bytes) / maxBytes)} %`)}
          </Notice>
        ))}
      {components
        .filter(({ tone }) => tone === 'destructive')
        .map((component) => (
          <StalledComponent key={component.id} component={component} service={service} />
        ))}
      {failingWork.length > 0 && <FailingWork work={failingWork} />}
      <FactList
        facts={[
          { label: copy.version, value: version },
          { label: copy.uptime, value: formatDuration((Date.parse(at) - Date.parse(startedAt)) / 1000) },
          {
            label: copy.stream,
            value: ownStream
              ? copy.streamSize(
                  formatCount(ownStream.messages),
                  formatBytes(ownStream.bytes),
                  formatBytes(ownStream.maxBytes),
                )
              : streams
                ? copy.noStream
                : copy.unknown,
          },
          { label: copy.relay, value: relay ? copy.relayRole[relay.role] : copy.noRelay },
        ]}
      />
      <div>
        {components.length > 0 && (
          <LazyDetails label={copy.components(components.length)}>
            <StaticTable
              caption={`${serviceTitles[service]}: ${copy.components(components.length)}`}
              hideCaption
              columns={componentColumns}
              rows={components}
              getKey={({ id }) => id}
            />
          </LazyDetails>
        )}
        {work.length > 0 && (
          <LazyDetails label={copy.jobs(work.length)}>
            <StaticTable
              caption={`${serviceTitles[service]}: ${copy.jobs(work.length)}`}
              hideCaption
              columns={workColumns}
              rows={work}
              getKey={({ name }) => name}
            />
          </LazyDetails>
        )}
      </div>
    </>
  );
}

const [name, kind, waiting, oldest, state] = copy.columns;

const componentColumns: readonly Column<PipelineComponent>[] = [
  textColumn('name', name, (component) => component.name, { wrap: 'words' }),
  textColumn('kind', kind, (component) => copy.kinds[component.kind]),
  textColumn('waiting', waiting, ({ behind }) => (behind === null ? copy.unknown : formatCount(behind))),
  textColumn(
    'oldest',
    oldest,
    ({ lagSeconds }) => (lagSeconds === null ? copy.unknown : formatDuration(lagSeconds)),
    { wrap: 'never' },
  ),
  {
    id: 'state',
    title: state,
    wrap: 'words',
    cell: (component) => (
      <Badge variant={component.tone === 'success' ? 'secondary' : component.tone}>{component.state}</Badge>
    ),
  },
];

interface StalledComponentProps {
  readonly component: PipelineComponent;
  readonly service: string;
}

const StalledComponent = ({ component, service }: StalledComponentProps) => (
  <Notice tone="destructive" title={`${copy.kinds[component.kind]} ${component.name}`}>
    <Text size="sm">{component.state}.</Text>
    {component.error && <Text size="xs">{component.error}</Text>}
    {component.deadLetters !== null && component.deadLetters > 0 && (
      <Link to={deadLettersPath(service)}>{copy.deadLetters(component.deadLetters)}</Link>
    )}
  </Notice>
);
