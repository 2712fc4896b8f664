import { readTotpClock } from '@aera/contracts';
import { FailureNotice, FormError } from '@aera/frontend-kit/form';
import { Button, MutedText, Notice, Row, Stack, Text, from, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { CodeField, codeLength } from '../../../shared/fields/code-fields.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { accountCopy } from '../account-copy.ts';
import { CopyButton } from '../copy-button.tsx';
import { type Setup, useConfirmSetup } from './two-factor-api.ts';

const { setup: copy, clock: clockCopy, failure } = accountCopy.twoFactor;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  @media ${from('tablet')} {
    grid-template-columns: max-content minmax(0, 26rem);
    gap: ${theme.space[6]};
  }
`;

/** White in the dark scheme as well, so that cameras can read the QR code. */
const QrCode = styled.img`
  width: min(13rem, 100%);
  aspect-ratio: 1;
  background: #fff;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

const Secret = styled.code`
  font: 600 ${theme.text.md} / 1.6 ${theme.font.mono};
  overflow-wrap: anywhere;
`;

interface SetupFormProps {
  readonly setup: Setup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret and verifies a code of the authenticator. */
export function SetupForm({ setup: { secret, qrCode }, onConfirmed, onCancel }: SetupFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = useConfirmSetup();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.length < codeLength);
    if (code.length < codeLength || confirm.isPending) return;
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: () => setCode(''),
    });
  };
  return (
    <SectionCard title={copy.title} takesFocus>
      <Columns>
        <Stack gap={3}>
          <Text>{copy.scan}</Text>
          <QrCode src={qrCode} alt={copy.image} />
        </Stack>
        <Stack as="form" noValidate aria-label={copy.title} onSubmit={submit} gap={4}>
          <Stack gap={2}>
            <Text>{copy.enter}</Text>
            <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
            <CopyButton text={secret}>{copy.copySecret}</CopyButton>
          </Stack>
          <ClockHint />
          <CodeField
            label={copy.field}
            hint={copy.hint}
            value={code}
            onChange={(value) => {
              setCode(value);
              setMissing(false);
            }}
            onEarlyEnter={() => setMissing(true)}
          />
          <FailureNotice>{missing ? copy.missing : null}</FailureNotice>
          {!missing && code === '' && <FormError error={confirm.error} fallback={failure} />}
          <Row gap={3}>
            <Button
              type="submit"
              disabled={code.length < codeLength}
              pending={confirm.isPending}
              pendingLabel={copy.submitting}
            >
              {copy.submit}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </Row>
        </Stack>
      </Columns>
    </SectionCard>
  );
}

const clockIntervalMs = 5000;
/** Half of the validity period of a code. */
const toleratedSeconds = 15;

/** Compares the device clock with the server's, which rejects codes made with a wrong clock. */
function ClockHint() {
  const { data, dataUpdatedAt } = useApiQuery(readTotpClock, { intervalMs: clockIntervalMs });
  if (!data) return null;
  const ahead = Math.round((dataUpdatedAt - Date.parse(data.serverTime)) / 1000);
  if (Math.abs(ahead) > toleratedSeconds) return <Notice tone="warning">{clockCopy.off(ahead)}</Notice>;
  return <MutedText>{clockCopy.fine}</MutedText>;
}
