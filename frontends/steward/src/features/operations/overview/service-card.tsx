import type { OperationsOverview, ServiceName } from '@aera/contracts';
import { Badge, Card, Heading, Notice, Row, Stack, Table, Text } from '@aera/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NoWrap, TableHead, Words } from '../../../shared/table/cells.tsx';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { deadLettersOf } from '../../../shared/paths.ts';
import { MoreOnDemand } from '../more-on-demand.tsx';
import { bytesWords, operationsWords, spanWords } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { BackgroundTable } from './background-table.tsx';
import { backgroundWorkOf } from './background-work.ts';
import { FailingWork } from './failing-work.tsx';
import { type MovingPart, movingPartsOf } from './pipeline-components.ts';
import { overviewWords as words } from './overview-copy.ts';

export interface ServiceCardProps {
  readonly service: ServiceName;
  readonly reading: UseQueryResult<OperationsOverview>;
}

/** One service at a glance: whether it is ready, and what stands still; all of its parts on demand. */
export function ServiceCard({ service, reading: { data, isError } }: ServiceCardProps) {
  const silent = isError || !data;
  return (
    <Card as="article" aria-label={serviceTitles[service]}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {serviceTitles[service]}
          </Heading>
          {isError && <Badge variant="destructive">{words.silent}</Badge>}
          {!silent && (
            <Badge variant={data.ready ? 'success' : 'destructive'}>
              {data.ready ? words.ready : words.notReady}
            </Badge>
          )}
        </Row>
        {isError && (
          <Notice tone="destructive" title={operationsWords.noAnswer(serviceTitles[service])}>
            {words.failedDetail}
          </Notice>
        )}
        {data && <Known overview={data} />}
      </Stack>
    </Card>
  );
}

function Known({ overview }: { readonly overview: OperationsOverview }) {
  const { service, version, startedAt, at, checks, relay, streams } = overview;
  const parts = movingPartsOf(overview);
  const work = backgroundWorkOf(overview);
  const failingWork = work.filter(({ isFailing }) => isFailing);
  const own = streams.find(({ name }) => name === service);
  const failing = checks.filter(({ outcome }) => outcome !== 'ok');
  return (
    <>
      {failing.map(({ name, outcome }) => (
        <Notice key={name} tone="destructive">
          {words.checkFailed(name, outcome)}
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
          { label: words.version, value: version },
          { label: words.up, value: spanWords((Date.parse(at) - Date.parse(startedAt)) / 1000) },
          {
            label: words.log,
            value: own ? words.logIs(formatCount(own.messages), bytesWords(own.bytes)) : words.noStream,
          },
          { label: words.relay, value: relay ? words.relayRole[relay.role] : words.noRelay },
        ]}
      />
      <div>
        {parts.length > 0 && (
          <MoreOnDemand label={words.parts(parts.length)}>
            <Table caption={`${serviceTitles[service]}: ${words.parts(parts.length)}`} hideCaption>
              <TableHead columns={words.columns} />
              <tbody>
                {parts.map((part) => (
                  <tr key={part.id}>
                    <Words>{part.name}</Words>
                    <td>{words.kinds[part.kind]}</td>
                    <td>{part.behind === null ? words.unknown : formatCount(part.behind)}</td>
                    <NoWrap>
                      {part.behindSeconds === null ? words.unknown : spanWords(part.behindSeconds)}
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
          <MoreOnDemand label={words.work(work.length)}>
            <BackgroundTable caption={`${serviceTitles[service]}: ${words.work(work.length)}`} work={work} />
          </MoreOnDemand>
        )}
      </div>
    </>
  );
}

const StalledPart = ({
  part: { name, kind, state, error, letters },
  overview: { service },
}: {
  readonly part: MovingPart;
  readonly overview: OperationsOverview;
}) => (
  <Notice tone="destructive" title={`${words.kinds[kind]} ${name}`}>
    <Text size="sm">{state}.</Text>
    {error && <Text size="xs">{error}</Text>}
    {letters > 0 && <Link to={deadLettersOf(service)}>{words.letters(letters)}</Link>}
  </Notice>
);
