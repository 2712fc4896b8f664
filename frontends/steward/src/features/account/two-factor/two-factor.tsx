import { secondFactorStatus } from '@aera/contracts';
import { Text } from '@aera/ui';
import { useState } from 'react';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { accountWords } from '../account-copy.ts';
import { FactorOff } from './two-factor-off.tsx';
import { FactorOn } from './two-factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import type { SetUp } from './two-factor-api.ts';

const words = accountWords.twoFactor;

/** Milliseconds between two readings: it may be reset elsewhere. */
const readEvery = 10_000;

/** The own second factor: whether there is one, the way to it, and the codes that are shown once. */
export function TwoFactor() {
  const reading = useStewardQuery(secondFactorStatus, { every: readEvery });
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, isError } = reading;

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
    <TwoFactorCard title={words.title}>
      {isError ? (
        <ReadingFailure title={words.failed} reading={reading} />
      ) : (
        <Text as="output">{words.loading}</Text>
      )}
    </TwoFactorCard>
  );
}
