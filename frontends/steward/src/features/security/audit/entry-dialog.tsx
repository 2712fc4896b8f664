import { readAuditEntry, type ResponseOf } from '@aera/contracts';
import { Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { DetailDialog } from '../../../shared/page/detail-dialog.tsx';
import { FactList, type FactListProps } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { InclusionProof } from '../../../shared/log/inclusion-proof.tsx';
import { auditCopy } from './audit-copy.ts';
import { listTargets, describeAction, describeActor } from './describe-entry.ts';

const copy = auditCopy.entry;

type Detail = ResponseOf<typeof readAuditEntry>;

interface EntryDialogProps {
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One entry with its details and its inclusion proof. */
export const EntryDialog = ({ id, onClose }: EntryDialogProps) => (
  <DetailDialog id={id} title={copy.title} onClose={onClose}>
    {(entryId) => <Entry id={entryId} />}
  </DetailDialog>
);

function Entry({ id }: { readonly id: string }) {
  const query = useApiQuery(readAuditEntry, { params: { id } });
  return (
    <QueryContent query={query} copy={copy}>
      {(detail) => {
        const { leaf, text, key, checkpoint, hashes } = detail;
        return (
          <Stack gap={5}>
            <FactList facts={toFacts(detail)} />
            <InclusionProof
              proof={{ entry: text, key, inclusion: { leaf, hashes, checkpoint } }}
              fileName={copy.proof.fileName(id)}
              copy={copy.proof}
            />
          </Stack>
        );
      }}
    </QueryContent>
  );
}

function toFacts({ entry, outcome, status }: Detail): FactListProps['facts'] {
  const ended = auditCopy.outcomes[outcome];
  const call = entry.kind === 'call' || entry.kind === 'rejection' ? entry : null;
  const facts: [label: string, value: string | null | undefined, wide?: boolean][] = [
    [copy.when, formatDate(entry.at)],
    [copy.actor, describeActor(entry)],
    [copy.role, call?.actor?.role],
    [copy.outcome, status === null ? ended : copy.status(ended, status)],
    [copy.service, entry.service],
    [copy.ipAddress, call?.ip],
    [copy.reauthenticated, call?.authenticatedAt && formatDate(call.authenticatedAt)],
    [copy.action, describeAction(entry), true],
    [copy.route, call && `${call.method} ${call.route}`, true],
    [copy.target, listTargets(entry).join(', '), true],
    [copy.query, call && formatQuery(call.query), true],
    [copy.request, 'requestId' in entry ? entry.requestId : null, true],
  ];
  return facts.flatMap(([label, value, wide = false]) => (value ? [{ label, value, wide }] : []));
}

const formatQuery = (query: Readonly<Record<string, string | null>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}: ${value ?? copy.hidden}`)
    .join(', ');
