import { auditEntry, type ResponseOf } from '@aera/contracts';
import { Badge, Button, DownloadIcon, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { FactList, type FactListProps } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { Part } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { saveFile } from '../../../shared/links/download-link.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { auditWords } from './audit-copy.ts';
import { targetsOf, whatOf, whoOf } from './entry-copy.ts';

const words = auditWords.entry;

type Detail = ResponseOf<typeof auditEntry>;

export interface EntryDialogProps {
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One entry with all that it says, and its place in the log. */
export const EntryDialog = ({ id, onClose }: EntryDialogProps) => (
  <Dialog open={id !== null} onOpenChange={(open) => !open && onClose()} title={words.title} width="lg">
    {id !== null && <Entry id={id} />}
  </Dialog>
);

function Entry({ id }: { readonly id: string }) {
  const reading = useStewardQuery(auditEntry, { params: { id } });
  if (reading.data)
    return (
      <Stack gap={5}>
        <FactList facts={factsOf(reading.data)} />
        <Proof detail={reading.data} />
      </Stack>
    );
  if (reading.isError) return <ReadingFailure title={words.failed} reading={reading} />;
  return <Text as="output">{words.loading}</Text>;
}

function factsOf({ entry, outcome, status }: Detail): FactListProps['facts'] {
  const ended = auditWords.outcomes[outcome];
  const call = entry.kind === 'call' || entry.kind === 'refusal' ? entry : null;
  const facts: [label: string, value: string | null | undefined, wide?: boolean][] = [
    [words.when, formatDate(entry.at)],
    [words.who, whoOf(entry)],
    [words.role, call?.actor?.role],
    [words.outcome, status === null ? ended : words.status(ended, status)],
    [words.service, entry.service],
    [words.address, call?.ip],
    [words.presence, call?.presentAt && formatDate(call.presentAt)],
    [words.what, whatOf(entry), true],
    [words.route, call && `${call.method} ${call.route}`, true],
    [words.target, targetsOf(entry).join(', '), true],
    [words.query, call && queryWords(call.query), true],
    [words.request, 'requestId' in entry ? entry.requestId : null, true],
  ];
  return facts.flatMap(([label, value, wide = false]) => (value ? [{ label, value, wide }] : []));
}

const queryWords = (query: Readonly<Record<string, string | null>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}: ${value ?? words.hidden}`)
    .join(', ');

function Proof({ detail }: { readonly detail: Detail }) {
  const { leaf, text, key, checkpoint, hashes, entry } = detail;
  const proof = { entry: text, key, inclusion: { leaf, hashes, checkpoint } };
  const checking = useQuery({
    queryKey: ['audit-proof', proof],
    queryFn: async () => (await import('../../../shared/log/check-log.ts')).checkInclusion(proof),
  });
  return (
    <Part level={3} title={words.proof.title}>
      <FactList
        facts={[
          { label: words.proof.leaf, value: formatCount(leaf) },
          { label: words.proof.checkpoint, value: auditWords.log.entries(sizeIn(checkpoint)) },
          { label: words.proof.status, value: <Checked checking={checking} /> },
        ]}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            saveFile(
              words.proof.fileName(entry.id),
              'application/json',
              `${JSON.stringify(proof, null, 2)}\n`,
            )
          }
        >
          <DownloadIcon />
          {words.proof.download}
        </Button>
      </div>
    </Part>
  );
}

interface CheckedProps {
  readonly checking: { readonly data?: boolean | null; readonly isPending: boolean };
}

function Checked({ checking: { data, isPending } }: CheckedProps) {
  if (isPending) return words.proof.checking;
  if (data === true) return <Badge variant="success">{words.proof.holds}</Badge>;
  return <Badge variant="destructive">{words.proof.broken}</Badge>;
}

/** The size that a checkpoint states, in its second line. */
const sizeIn = (checkpoint: string): number => Number(checkpoint.split('\n')[1]);
