import { Badge, Button, DownloadIcon } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { recordWords } from '../consents-copy.ts';
import type { ConsentDetail } from './consent-facts.tsx';
import { saveFile } from '../../../shared/links/download-link.tsx';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { Part } from '../../../shared/page/page-title.tsx';

const words = recordWords.proof;

export interface ProofFactsProps {
  readonly id: string;
  readonly proof: ConsentDetail['proof'];
}

/** Where the record stands in the log, and whether that holds: checked here, not believed. */
export function ProofFacts({ id, proof }: ProofFactsProps) {
  const { inclusion } = proof;
  const checking = useQuery({
    queryKey: ['consent-proof', proof],
    queryFn: async () => (await import('../../../shared/log/check-log.ts')).checkInclusion(proof),
  });
  const size = inclusion && sizeIn(inclusion.checkpoint);
  return (
    <Part level={3} title={words.title}>
      <FactList
        facts={[
          { label: words.leaf, value: inclusion ? inclusion.leaf.toLocaleString('en-US') : words.notYet },
          { label: words.checkpoint, value: size === null ? '–' : words.entries(size) },
          { label: words.status, value: <ProofStatus checking={checking} /> },
        ]}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            saveFile(words.fileName(id), 'application/json', `${JSON.stringify(proof, null, 2)}\n`)
          }
        >
          <DownloadIcon />
          {words.download}
        </Button>
      </div>
    </Part>
  );
}

interface ProofStatusProps {
  readonly checking: {
    readonly data?: boolean | null;
    readonly isError: boolean;
    readonly isPending: boolean;
  };
}

function ProofStatus({ checking: { data, isError, isPending } }: ProofStatusProps) {
  if (isPending) return words.checking;
  if (isError || data === false) return <Badge variant="destructive">{words.broken}</Badge>;
  if (data === null) return <Badge variant="outline">{words.waiting}</Badge>;
  return <Badge variant="success">{words.holds}</Badge>;
}

/** The size that a checkpoint states, in its second line. */
const sizeIn = (checkpoint: string): number => Number(checkpoint.split('\n')[1]);
