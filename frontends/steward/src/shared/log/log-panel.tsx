import type { ResponseOf, readAuditLogStatus } from '@aera/contracts';
import { Badge, type HeadingLevel, MutedText, Notice, theme } from '@aera/ui';
import { QueryContent, type QueryContentProps } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { formatDate } from '../copy/format-date.ts';
import { formatEntries } from '../copy/format-number.ts';
import { Freshness, type FreshnessProps } from '../list/freshness.tsx';
import { FactList, type FactListProps } from '../page/fact-list.tsx';
import { SectionCard } from '../page/section-card.tsx';
import type { FetchConsistencyProof } from './check-log.ts';
import { ConsistencyCheck } from './consistency-check.tsx';
import { logCopy } from './log-copy.ts';

type LogStatus = ResponseOf<typeof readAuditLogStatus>;

const Alert = styled.div`
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

interface LogPanelProps<Status extends LogStatus> {
  readonly copy: {
    readonly title: string;
    readonly lead: string;
    readonly loading: string;
    readonly failed: string;
    readonly mismatchAlert: { readonly title: string; readonly text?: string };
    /** File name of the newest checkpoint. */
    readonly fileName: (size: number) => string;
  };
  readonly level?: HeadingLevel;
  readonly query: QueryContentProps<Status>['query'] & FreshnessProps['query'];
  readonly fetchProof: FetchConsistencyProof;
  readonly extraFacts?: (status: Status) => FactListProps['facts'];
}

/** Size and integrity of an append-only log. */
export const LogPanel = <Status extends LogStatus>(props: LogPanelProps<Status>) => {
  const { copy, level, query, fetchProof, extraFacts } = props;
  return (
    <SectionCard
      {...(level && { level })}
      title={copy.title}
      lead={copy.lead}
      aside={<Freshness query={query} live />}
    >
      <QueryContent query={query} copy={copy}>
        {(status) => (
          <>
            <div>
              {/* Always rendered, so that screen readers announce later content. */}
              <Alert role="alert">
                {status.mismatch !== null && (
                  <Notice tone="destructive" title={copy.mismatchAlert.title}>
                    {status.mismatch} {copy.mismatchAlert.text}
                  </Notice>
                )}
              </Alert>
              <FactList facts={[...toFacts(status), ...(extraFacts?.(status) ?? [])]} />
            </div>
            <ConsistencyCheck log={status} fetchProof={fetchProof} fileName={copy.fileName} />
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
};

function toFacts({ size, latest, mismatch }: LogStatus): FactListProps['facts'] {
  const since = latest ? size - latest.size : 0;
  return [
    { label: logCopy.size, value: formatEntries(size) },
    {
      label: logCopy.checkpoint,
      value: latest ? (
        <>
          {formatEntries(latest.size)}
          {since > 0 && (
            <MutedText as="span" size="xs">
              {' '}
              ({logCopy.addedSince(since)})
            </MutedText>
          )}
        </>
      ) : (
        logCopy.none
      ),
    },
    { label: logCopy.publishedAt, value: latest ? formatDate(latest.at) : logCopy.notYet },
    { label: logCopy.published, value: <CheckpointMatch latest={latest} mismatch={mismatch} /> },
  ];
}

function CheckpointMatch({ mismatch, latest }: Pick<LogStatus, 'mismatch' | 'latest'>) {
  if (mismatch !== null) return <Badge variant="destructive">{logCopy.mismatch}</Badge>;
  if (!latest) return <Badge variant="outline">{logCopy.unpublished}</Badge>;
  return <Badge variant="success">{logCopy.match}</Badge>;
}
