import { saveFile } from '@aera/frontend-kit/save-file';
import { PageSection } from '../page/page-title.tsx';
import type { ConsentReceipt } from '@aera/contracts';
import { Badge, Button, DownloadIcon } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../copy/format-number.ts';
import { FactList } from '../page/fact-list.tsx';

type Copy = Readonly<
  Record<
    | 'title'
    | 'leaf'
    | 'noLeaf'
    | 'checkpoint'
    | 'status'
    | 'checking'
    | 'verified'
    | 'failed'
    | 'pending'
    | 'download',
    string
  >
> & { readonly entries: (size: number) => string };

interface InclusionProofProps {
  readonly proof: ConsentReceipt['proof'];
  readonly fileName: string;
  readonly copy: Copy;
}

/** Position of an entry in its log, verified in this browser. */
export function InclusionProof({ proof, fileName, copy }: InclusionProofProps) {
  const { inclusion } = proof;
  const verification = useQuery({
    queryKey: ['inclusion-proof', proof],
    queryFn: async () => (await import('./check-log.ts')).checkInclusion(proof),
  });
  const save = () => saveFile(fileName, 'application/json', `${JSON.stringify(proof, null, 2)}\n`);
  return (
    <PageSection level={3} title={copy.title}>
      <FactList
        facts={[
          { label: copy.leaf, value: inclusion ? formatCount(inclusion.leaf) : copy.noLeaf },
          {
            label: copy.checkpoint,
            value: inclusion ? copy.entries(readCheckpointSize(inclusion.checkpoint)) : '–',
          },
          { label: copy.status, value: <ProofStatus verification={verification} copy={copy} /> },
        ]}
      />
      <div>
        <Button variant="secondary" size="sm" onClick={save}>
          <DownloadIcon />
          {copy.download}
        </Button>
      </div>
    </PageSection>
  );
}

interface ProofStatusProps {
  readonly verification: {
    readonly data?: boolean | null;
    readonly isError: boolean;
    readonly isPending: boolean;
  };
  readonly copy: Copy;
}

function ProofStatus({ verification: { data, isError, isPending }, copy }: ProofStatusProps) {
  if (isPending) return copy.checking;
  if (isError || data === false) return <Badge variant="destructive">{copy.failed}</Badge>;
  if (data === null) return <Badge variant="outline">{copy.pending}</Badge>;
  return <Badge variant="success">{copy.verified}</Badge>;
}

/** Reads the size of a log from the second line of a checkpoint. */
const readCheckpointSize = (checkpoint: string): number => Number(checkpoint.split('\n')[1]);
