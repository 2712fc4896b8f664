import { Badge, Button, Card, DownloadIcon, Heading, Notice, Stack, Text } from '@aera/ui';
import { callApi } from '@aera/web-kit';
import type { ResponseOf, auditStatus } from '@aera/contracts';
import { useId } from 'react';
import { FactList } from '../page/fact-list.tsx';
import { formatDate } from '../page/format-date.ts';
import { GrowthCheck } from '../page/log/growth-check.tsx';
import { ReadingFailure } from '../page/reading-failure.tsx';
import { saveFile } from '../page/save-file.ts';
import { useStewardQuery } from '../session/use-steward-query.ts';
import { auditAddresses } from './audit-addresses.ts';
import { auditWords } from './audit-words.ts';

const words = auditWords.log;
const every = 15_000;

/** How long the log is, whether it is the one that was witnessed, and the way to check that here. */
export function LogPanel() {
  const titleId = useId();
  const reading = useStewardQuery(auditAddresses.auditStatus, { every });
  const { data, isError } = reading;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            {words.title}
          </Heading>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
        </Stack>
        {!data && !isError && <Text as="output">{words.loading}</Text>}
        {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {data && <LogState status={data} />}
      </Stack>
    </Card>
  );
}

function LogState({ status }: { readonly status: ResponseOf<typeof auditStatus> }) {
  const { size, key, witnessed, before, difference } = status;
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="alert">
        {difference !== null && (
          <Notice tone="destructive" title={words.alarm}>
            {difference}
          </Notice>
        )}
      </div>
      <FactList
        facts={[
          { label: words.size, value: words.entries(size) },
          {
            label: words.checkpoint,
            value: witnessed ? words.of(witnessed.size, formatDate(witnessed.at)) : words.none,
          },
          {
            label: words.state,
            value:
              difference === null ? (
                <Badge variant="success">{words.agrees}</Badge>
              ) : (
                <Badge variant="destructive">{words.diverged}</Badge>
              ),
          },
        ]}
      />
      <GrowthCheck
        checkpoints={before && witnessed && { key, older: before, newer: witnessed }}
        fetchProof={(query) => callApi(auditAddresses.auditConsistency, { query })}
      >
        {witnessed && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(words.fileName(witnessed.size), 'text/plain', witnessed.note)}
          >
            <DownloadIcon />
            {words.download}
          </Button>
        )}
      </GrowthCheck>
    </>
  );
}
