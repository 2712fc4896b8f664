import { CodeField, codeLength } from '../../../shared/fields/code-fields.tsx';
import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { readTotpClock } from '@aera/contracts';
import { Button, from, Notice, Row, Stack, Text, theme } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { accountCopy } from '../account-copy.ts';
import { CopyButton } from './recovery-codes.tsx';
import { factorFailure, type SetUp, useVerifySetUp } from './two-factor-api.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const { setUp: copy, clock: clockCopy } = accountCopy.twoFactor;

const Beside = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  width: 100%;
  @media ${from('tablet')} {
    grid-template-columns: max-content minmax(0, 26rem);
    gap: ${theme.space[6]};
  }
`;

/** White in the dark, too: cameras read nothing else. */
const Code = styled.img`
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

interface SetUpFormProps {
  readonly setUp: SetUp;
  /** It works: there are recovery codes to show. */
  readonly onVerified: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The secret on its way to the authenticator, and the code that shows that it arrived. */
export function SetUpForm({ setUp: { secret, qrCode }, onVerified, onCancel }: SetUpFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const verify = useVerifySetUp();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.length < codeLength);
    if (code.length < codeLength || verify.isPending) return;
    verify.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onVerified(recoveryCodes),
      onError: () => setCode(''),
    });
  };
  return (
    <TwoFactorCard title={copy.title} isStep>
      <Beside>
        <Stack gap={3}>
          <Text>{copy.scan}</Text>
          <Code src={qrCode} alt={copy.image} />
        </Stack>
        <Stack as="form" noValidate aria-label={copy.title} onSubmit={submit} gap={4}>
          <Stack gap={2}>
            <Text>{copy.type}</Text>
            <Secret>{grouped(secret)}</Secret>
            <CopyButton text={secret}>{copy.copySecret}</CopyButton>
          </Stack>
          <ClockHint />
          <CodeField
            label={copy.field}
            hint={copy.hint}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setMissing(false);
            }}
            onEarlyEnter={() => setMissing(true)}
          />
          <FailureNotice>
            {missing ? copy.missing : code === '' ? factorFailure(verify.error) : null}
          </FailureNotice>
          <Row gap={3}>
            <Button
              type="submit"
              disabled={code.length < codeLength}
              pending={verify.isPending}
              pendingLabel={copy.submitting}
            >
              {copy.submit}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </Row>
        </Stack>
      </Beside>
    </TwoFactorCard>
  );
}

/** In fours, which are easier to type. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const clockIntervalMs = 5000;
/** Half of the time that a code is shown for. */
const toleratedSeconds = 15;

/** Compares the clock of this device with the server's: codes of a wrong clock are rejected. */
function ClockHint() {
  const { data, dataUpdatedAt } = useStewardQuery(readTotpClock, { intervalMs: clockIntervalMs });
  if (!data) return null;
  const ahead = Math.round((dataUpdatedAt - Date.parse(data.serverTime)) / 1000);
  if (Math.abs(ahead) > toleratedSeconds) return <Notice tone="warning">{clockCopy.off(ahead)}</Notice>;
  return (
    <Text size="sm" tone="muted">
      {clockCopy.fine}
    </Text>
  );
}
