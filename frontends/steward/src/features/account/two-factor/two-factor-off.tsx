import { Button, Text } from '@aera/ui';
import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { accountWords } from '../account-copy.ts';
import { TwoFactorCard } from './two-factor-card.tsx';
import { failureIn, type SetUp, useBeginSetUp } from './two-factor-api.ts';

const words = accountWords.twoFactor;

/** There is none yet: why there should be, and the way to it. */
export function FactorOff({ onBegun }: { readonly onBegun: (setUp: SetUp) => void }) {
  const begin = useBeginSetUp();
  return (
    <TwoFactorCard title={words.title} state={{ label: words.off.state, variant: 'warning' }}>
      <Text>{words.off.text}</Text>
      <Text size="sm" tone="muted">
        {words.off.needs}
      </Text>
      <FailureNotice>{failureIn(begin.error)}</FailureNotice>
      <Button
        pending={begin.isPending}
        pendingLabel={words.off.pending}
        onClick={() => begin.mutate(undefined, { onSuccess: onBegun })}
      >
        {words.off.action}
      </Button>
    </TwoFactorCard>
  );
}
