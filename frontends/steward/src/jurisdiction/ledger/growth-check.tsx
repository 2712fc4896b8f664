import { AlertIcon, Button, CheckIcon, Notice, ShieldIcon, Stack, Text, theme } from '@aera/ui';
import { callApi } from '@aera/web-kit';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { reviewAddresses } from '../review-addresses.ts';
import type { StepName, Steps, TwoCheckpoints } from './check-log.ts';
import { ledgerWords } from './ledger-words.ts';

const words = ledgerWords.check;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  padding: 0;
  list-style-type: '';
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
`;

const names: readonly StepName[] = ['key', 'older', 'newer', 'proof'];

async function check(checkpoints: TwoCheckpoints): Promise<Steps> {
  // The mathematics comes once it is asked for.
  const { checkGrowth } = await import('./check-log.ts');
  return checkGrowth(checkpoints, (query) => callApi(reviewAddresses.ledgerConsistency, { query }));
}

export interface GrowthCheckProps {
  /** The last two that were witnessed; null while there are no two. */
  readonly checkpoints: TwoCheckpoints | null;
}

/** Lets this browser check, believing nobody, that the log only grew between its last two checkpoints. */
export function GrowthCheck({ checkpoints }: GrowthCheckProps) {
  const checking = useMutation({ mutationFn: check });
  if (!checkpoints)
    return (
      <Stack gap={2} align="start">
        <Button variant="secondary" size="sm" disabled>
          <ShieldIcon />
          {ledgerWords.verify}
        </Button>
        <Text size="xs" tone="muted">
          {ledgerWords.needsTwo}
        </Text>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="secondary"
          size="sm"
          pending={checking.isPending}
          pendingLabel={ledgerWords.verifying}
          onClick={() => checking.mutate(checkpoints)}
        >
          <ShieldIcon />
          {ledgerWords.verify}
        </Button>
      </div>
      <Outcomes>
        {checking.isError && <Notice tone="destructive">{words.failed}</Notice>}
        {checking.data && <Outcome steps={checking.data} checkpoints={checkpoints} />}
      </Outcomes>
    </Stack>
  );
}

function Outcome({ steps, checkpoints }: { readonly steps: Steps; readonly checkpoints: TwoCheckpoints }) {
  const { older, newer } = checkpoints;
  const holds = names.every((name) => steps[name]);
  const said: Record<StepName, string> = {
    key: words.steps.key,
    older: words.steps.older(older.size),
    newer: words.steps.newer(newer.size),
    proof: words.steps.proof,
  };
  return (
    <Notice tone={holds ? 'success' : 'destructive'} title={holds ? words.holds : words.broken}>
      {holds && words.holdsText(older.size, newer.size)}
      <List>
        {names.map((name) => (
          <li key={name}>
            {steps[name] ? <CheckIcon size="1em" /> : <AlertIcon size="1em" />}
            <span>
              {said[name]}: {steps[name] === null ? words.skipped : steps[name] ? words.good : words.bad}
            </span>
          </li>
        ))}
      </List>
    </Notice>
  );
}
