import { type ResponseOf, ledgerConsistency, ledgerStatus } from '@aera/contracts';
import { Badge, Notice, Text, theme } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { ledgerWords as words } from '../consents-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { GrowthCheck } from '../../../shared/log/growth-check.tsx';
import { LogPanel } from '../../../shared/log/log-panel.tsx';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

type Status = ResponseOf<typeof ledgerStatus>;

const Alarm = styled.div`
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

/** How often the state is read again, in milliseconds: the log is held to its witness as often. */
const every = 10_000;

/** The state of the log: how much it holds, what was witnessed of it, and whether the two agree. */
export function LedgerPanel() {
  const reading = useStewardQuery(ledgerStatus, { every });
  return (
    <LogPanel level={3} words={words} reading={reading}>
      {(status) => <LedgerState status={status} />}
    </LogPanel>
  );
}

function LedgerState({ status }: { readonly status: Status }) {
  const { size, witnessed, difference, audit } = status;
  return (
    <>
      <div>
        <Alarm role="alert">
          {difference !== null && (
            <Notice tone="destructive" title={words.alarm.title}>
              {difference} {words.alarm.text}
            </Notice>
          )}
        </Alarm>
        <FactList
          facts={[
            { label: words.size, value: words.entries(size) },
            { label: words.checkpoint, value: <CheckpointWords size={size} witnessed={witnessed} /> },
            { label: words.witnessedAt, value: witnessed ? formatDate(witnessed.at) : words.notYet },
            { label: words.witness, value: <Agreement status={status} /> },
            { label: words.audit, value: audit ? auditWords(audit) : words.notYet, wide: true },
          ]}
        />
      </div>
      <GrowthCheck
        log={status}
        fetchProof={(query) => callApi(ledgerConsistency, { query })}
        fileName={words.fileName}
      />
    </>
  );
}

const auditWords = ({ leaves, at, finishedAt }: NonNullable<Status['audit']>): string =>
  words.audited(leaves, formatDate(at)) + (finishedAt ? words.auditFinished(formatDate(finishedAt)) : '');

const CheckpointWords = ({ size, witnessed }: Pick<Status, 'size' | 'witnessed'>) => {
  if (!witnessed) return words.none;
  const since = size - witnessed.size;
  return (
    <>
      {words.checkpointOf(witnessed.size)}
      {since > 0 && (
        <Text as="span" size="xs" tone="muted">
          {' '}
          ({words.since(since)})
        </Text>
      )}
    </>
  );
};

function Agreement({ status: { difference, witnessed } }: { readonly status: Status }) {
  if (difference !== null) return <Badge variant="destructive">{words.diverged}</Badge>;
  if (!witnessed) return <Badge variant="outline">{words.nothing}</Badge>;
  return <Badge variant="success">{words.agrees}</Badge>;
}
