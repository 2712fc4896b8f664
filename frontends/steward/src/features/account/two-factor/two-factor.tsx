import { toErrorDetail } from '@aera/frontend-kit';
import { type ResponseOf, readSecondFactorStatus } from '@aera/contracts';
import { ConfirmDialog, FormError } from '@aera/frontend-kit/form';
import { Badge, Button, MutedText, Notice, Row, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { lowRecoveryCodesThreshold } from '../../../shared/session/recovery-codes.ts';
import { recoveryCopy } from '../../../shared/session/recovery-codes-copy.ts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { accountCopy } from '../account-copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupForm } from './setup-form.tsx';
import { type Setup, useRenewCodes, useResetFactor, useStartSetup } from './two-factor-api.ts';

const copy = accountCopy.twoFactor;

/** Refetches because the second factor can be reset in another session. */
const intervalMs = 10_000;

/** The second factor of the signed-in steward. A refetch does not close the setup or the new codes. */
export function TwoFactor() {
  const query = useApiQuery(readSecondFactorStatus, { intervalMs });
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const showCodes = (recoveryCodes: readonly string[]) => {
    setSetup(null);
    setCodes(recoveryCodes);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (setup) return <SetupForm setup={setup} onConfirmed={showCodes} onCancel={() => setSetup(null)} />;
  const configured = query.data?.isConfigured;
  return (
    <SectionCard
      title={copy.title}
      aside={
        query.data && (
          <Badge variant={configured ? 'success' : 'warning'}>
            {configured ? copy.on.state : copy.off.state}
          </Badge>
        )
      }
    >
      <QueryContent query={query} copy={copy}>
        {(factor) =>
          factor.isConfigured ? (
            <FactorOn factor={factor} onCodes={showCodes} />
          ) : (
            <FactorOff onStarted={setSetup} />
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

function FactorOff({ onStarted }: { readonly onStarted: (setup: Setup) => void }) {
  const start = useStartSetup();
  return (
    <>
      <Text>{copy.off.text}</Text>
      <MutedText>{copy.off.needs}</MutedText>
      <FormError error={start.error} fallback={copy.failure} />
      <div>
        <Button
          pending={start.isPending}
          pendingLabel={copy.off.pending}
          onClick={() => start.mutate(undefined, { onSuccess: onStarted })}
        >
          {copy.off.action}
        </Button>
      </div>
    </>
  );
}

interface FactorOnProps {
  readonly factor: ResponseOf<typeof readSecondFactorStatus>;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Status of the second factor, new recovery codes, and its reset. */
function FactorOn({ factor: { since, recoveryCodesLeft }, onCodes }: FactorOnProps) {
  const renew = useRenewCodes();
  const [resetting, setResetting] = useState(false);
  return (
    <>
      <Text>{copy.on.text}</Text>
      <FactList
        facts={[
          { label: copy.on.since, value: since ? formatDate(since) : '' },
          { label: copy.on.left, value: recoveryCodesLeft },
        ]}
      />
      {recoveryCodesLeft <= lowRecoveryCodesThreshold && (
        <Notice tone="warning">{recoveryCopy.low(recoveryCodesLeft)}</Notice>
      )}
      <FormError error={renew.error} fallback={copy.failure} />
      <Row gap={3}>
        <Button
          variant="secondary"
          pending={renew.isPending}
          pendingLabel={copy.on.renewing}
          onClick={() =>
            renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
          }
        >
          {copy.on.renew}
        </Button>
        <Button variant="ghost" onClick={() => setResetting(true)}>
          {copy.on.reset}
        </Button>
      </Row>
      {resetting && <ResetDialog onClose={() => setResetting(false)} />}
    </>
  );
}

function ResetDialog({ onClose }: { readonly onClose: () => void }) {
  const reset = useResetFactor();
  return (
    <ConfirmDialog
      title={copy.resetDialog.title}
      description={copy.resetDialog.text}
      copy={copy.resetDialog}
      destructive
      pending={reset.isPending}
      failure={reset.error && toErrorDetail(reset.error, copy.failure)}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
