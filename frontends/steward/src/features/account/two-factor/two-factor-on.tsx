import { FailureNotice } from '../../../shared/fields/notices.tsx';
import type { ResponseOf, secondFactorStatus } from '@aera/contracts';
import { Button, Notice, Row, Text } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { lowRecoveryCodes } from '../../../shared/session/recovery-codes.ts';
import { recoveryCopy } from '../../../shared/session/recovery-codes.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { accountCopy } from '../account-copy.ts';
import { TwoFactorCard } from './two-factor-card.tsx';
import { factorFailure, useRenewCodes, useReset } from './two-factor-api.ts';

const copy = accountCopy.twoFactor;

const Wide = styled.div`
  width: 100%;
`;

interface FactorOnProps {
  readonly factor: ResponseOf<typeof secondFactorStatus>;
  /** There are new recovery codes to show. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** There is one: how it stands, new recovery codes, and the way back. */
export function FactorOn({ factor: { since, recoveryCodesLeft: left }, onCodes }: FactorOnProps) {
  const renew = useRenewCodes();
  const [resetting, setResetting] = useState(false);
  return (
    <TwoFactorCard title={copy.title} state={{ label: copy.on.state, variant: 'success' }}>
      <Text>{copy.on.text}</Text>
      <Wide>
        <FactList
          facts={[
            { label: copy.on.since, value: since ? formatDate(since) : '' },
            { label: copy.on.left, value: left },
          ]}
        />
      </Wide>
      {left <= lowRecoveryCodes && <Notice tone="warning">{recoveryCopy.low(left)}</Notice>}
      <FailureNotice>{factorFailure(renew.error)}</FailureNotice>
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
    </TwoFactorCard>
  );
}

/** Says what goes before it does. */
function ResetDialog({ onClose }: { readonly onClose: () => void }) {
  const reset = useReset();
  return (
    <ConfirmDialog
      title={copy.resetDialog.title}
      description={copy.resetDialog.text}
      copy={copy.resetDialog}
      destructive
      pending={reset.isPending}
      failure={factorFailure(reset.error)}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
