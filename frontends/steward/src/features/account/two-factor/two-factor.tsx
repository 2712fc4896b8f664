import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { secondFactorStatus } from '@aera/contracts';
import { Button, Text } from '@aera/ui';
import { useState } from 'react';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { accountCopy } from '../account-copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { factorFailure, type SetUp, useBeginSetUp } from './two-factor-api.ts';
import { TwoFactorCard } from './two-factor-card.tsx';
import { FactorOn } from './two-factor-on.tsx';

const copy = accountCopy.twoFactor;

/** It may be reset in another session. */
const intervalMs = 10_000;

/** The own second factor: whether there is one, the way to it, and the codes that are shown once. */
export function TwoFactor() {
  const query = useStewardQuery(secondFactorStatus, { intervalMs });
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data } = query;

  const show = (shown: readonly string[]) => {
    setSetUp(null);
    setCodes(shown);
  };
  // What is shown once stays until it is put away, whatever is read meanwhile.
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (setUp) return <SetUpForm setUp={setUp} onVerified={show} onCancel={() => setSetUp(null)} />;
  if (data?.isConfigured) return <FactorOn factor={data} onCodes={show} />;
  if (data) return <FactorOff onBegun={setSetUp} />;
  return (
    <TwoFactorCard title={copy.title}>
      <QueryResult query={query} copy={copy}>
        {() => null}
      </QueryResult>
    </TwoFactorCard>
  );
}

/** There is none yet: why there should be, and the way to it. */
function FactorOff({ onBegun }: { readonly onBegun: (setUp: SetUp) => void }) {
  const begin = useBeginSetUp();
  return (
    <TwoFactorCard title={copy.title} state={{ label: copy.off.state, variant: 'warning' }}>
      <Text>{copy.off.text}</Text>
      <Text size="sm" tone="muted">
        {copy.off.needs}
      </Text>
      <FailureNotice>{factorFailure(begin.error)}</FailureNotice>
      <Button
        pending={begin.isPending}
        pendingLabel={copy.off.pending}
        onClick={() => begin.mutate(undefined, { onSuccess: onBegun })}
      >
        {copy.off.action}
      </Button>
    </TwoFactorCard>
  );
}
