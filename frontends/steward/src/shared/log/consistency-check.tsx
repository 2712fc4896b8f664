import {
  AlertIcon,
  Button,
  CheckIcon,
  DownloadIcon,
  MutedText,
  Notice,
  Row,
  ShieldIcon,
  theme,
} from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { saveFile } from '@aera/frontend-kit/save-file';
import type { FetchConsistencyProof, StepName, Steps, CheckpointPair } from './check-log.ts';
import { logCopy } from './log-copy.ts';

const checkCopy = logCopy.check;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  li {
    display: flex;
    gap: ${theme.space[2]};
  }
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

const Outcomes = styled.output`
  display: block;
  > * {
    margin-top: ${theme.space[4]};
  }
`;

const names: readonly StepName[] = ['key', 'older', 'newer', 'proof'];

const createVerifier =
  (fetchProof: FetchConsistencyProof) =>
  async (checkpoints: CheckpointPair): Promise<Steps> => {
    // The verifier is loaded on first use.
    const { verifyCheckpointPair } = await import('./check-log.ts');
    return verifyCheckpointPair(checkpoints, fetchProof);
  };

interface ConsistencyCheckProps {
  readonly log: {
    readonly key: string;
    /** The two newest published checkpoints. */
    readonly latest: CheckpointPair['newer'] | null;
    readonly previous: CheckpointPair['older'] | null;
  };
  readonly fetchProof: FetchConsistencyProof;
  /** File name of the newest checkpoint. */
  readonly fileName: (size: number) => string;
}

/** Verifies in this browser, without trust in the server, that the log only grew between its last two checkpoints. */
export function ConsistencyCheck({ log, fetchProof, fileName }: ConsistencyCheckProps) {
  const { key, latest, previous } = log;
  const checkpoints = previous && latest && { key, older: previous, newer: latest };
  const checking = useMutation({ mutationFn: createVerifier(fetchProof) });
  return (
    <div>
      <Row gap={3}>
        <Button
          variant="secondary"
          size="sm"
          disabled={checkpoints === null}
          pending={checking.isPending}
          pendingLabel={logCopy.verifying}
          onClick={() => checkpoints && checking.mutate(checkpoints)}
        >
          <ShieldIcon />
          {logCopy.verify}
        </Button>
        {latest && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(fileName(latest.size), 'text/plain', latest.note)}
          >
            <DownloadIcon />
            {logCopy.download}
          </Button>
        )}
        {!checkpoints && <MutedText size="xs">{logCopy.needsTwo}</MutedText>}
      </Row>
      <Outcomes>
        {checking.isError && <Notice tone="destructive">{checkCopy.failed}</Notice>}
        {checking.data && <Outcome steps={checking.data} checkpoints={checking.variables} />}
      </Outcomes>
    </div>
  );
}

function Outcome({ steps, checkpoints }: { readonly steps: Steps; readonly checkpoints: CheckpointPair }) {
  const { older, newer } = checkpoints;
  const holds = names.every((name) => steps[name]);
  const labels: Record<StepName, string> = {
    key: checkCopy.steps.key,
    older: checkCopy.steps.older(older.size),
    newer: checkCopy.steps.newer(newer.size),
    proof: checkCopy.steps.proof,
  };
  return (
    <Notice
      tone={holds ? 'success' : 'destructive'}
      title={holds ? checkCopy.verified : checkCopy.verificationFailed}
    >
      {holds && checkCopy.verifiedText(older.size, newer.size)}
      <List>
        {names.map((name) => (
          <li key={name}>
            {steps[name] ? <CheckIcon size="1em" /> : <AlertIcon size="1em" />}
            <span>
              {labels[name]}:{' '}
              {steps[name] === null
                ? checkCopy.skipped
                : steps[name]
                  ? checkCopy.passed
                  : checkCopy.notPassed}
            </span>
          </li>
        ))}
      </List>
    </Notice>
  );
}
