import type { ResponseOf, secondFactorStatus } from '@aera/contracts';
import { Button, Notice, Row, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { fewCodes } from '../../../shared/session/recovery-codes-left.ts';
import { recoveryWords } from '../../../shared/copy/recovery-copy.ts';
import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { accountWords } from '../account-copy.ts';
import { TwoFactorCard } from './two-factor-card.tsx';
import { failureIn, useRenewCodes, useReset } from './two-factor-api.ts';

const words = accountWords.twoFactor;

const Wide = styled.div`
  width: 100%;
`;

export interface FactorOnProps {
  readonly factor: ResponseOf<typeof secondFactorStatus>;
  /** There are new recovery codes to show. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** There is one: how it stands, new recovery codes, and the way back. */
export function FactorOn({ factor: { since, recoveryCodesLeft: left }, onCodes }: FactorOnProps) {
  const renew = useRenewCodes();
  const [resetting, setResetting] = useState(false);
  return (
    <TwoFactorCard title={words.title} state={{ label: words.on.state, variant: 'success' }}>
      <Text>{words.on.text}</Text>
      <Wide>
        <FactList
          facts={[
            { label: words.on.since, value: since ? formatDate(since) : '' },
            { label: words.on.left, value: left },
          ]}
        />
      </Wide>
      {left <= fewCodes && <Notice tone="warning">{recoveryWords.low(left)}</Notice>}
      <FailureNotice>{failureIn(renew.error)}</FailureNotice>
      <Row gap={3}>
        <Button
          variant="secondary"
          pending={renew.isPending}
          pendingLabel={words.on.renewing}
          onClick={() =>
            renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
          }
        >
          {words.on.renew}
        </Button>
        <Button variant="ghost" onClick={() => setResetting(true)}>
          {words.on.reset}
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
    <Dialog
      open
      onOpenChange={(open) => open || reset.isPending || onClose()}
      title={words.resetDialog.title}
      description={words.resetDialog.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.resetDialog.cancel}
          </Button>
          <Button
            variant="destructive"
            pending={reset.isPending}
            pendingLabel={words.resetDialog.confirming}
            onClick={() => reset.mutate(undefined, { onSuccess: onClose })}
          >
            {words.resetDialog.confirm}
          </Button>
        </>
      }
    >
      <FailureNotice>{failureIn(reset.error)}</FailureNotice>
    </Dialog>
  );
}
