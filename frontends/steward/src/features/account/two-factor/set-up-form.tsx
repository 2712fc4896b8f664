import { Button, Row, Stack, Text, from, theme } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { CodeField, codeLength } from '../../../shared/fields/code-fields.tsx';
import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { accountWords } from '../account-copy.ts';
import { ClockHint } from './clock-hint.tsx';
import { CopyButton } from './copy-button.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { failureIn, type SetUp, useVerifySetUp } from './two-factor-api.ts';

const words = accountWords.twoFactor.setUp;

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

export interface SetUpFormProps {
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
    <TwoFactorCard title={words.title} isStep>
      <Beside>
        <Stack gap={3}>
          <Text>{words.scan}</Text>
          <Code src={qrCode} alt={words.image} />
        </Stack>
        <Stack as="form" noValidate aria-label={words.title} onSubmit={submit} gap={4}>
          <Stack gap={2}>
            <Text>{words.type}</Text>
            <Secret>{grouped(secret)}</Secret>
            <CopyButton text={secret}>{words.copySecret}</CopyButton>
          </Stack>
          <ClockHint />
          <CodeField
            label={words.field}
            hint={words.hint}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setMissing(false);
            }}
            onEarlyEnter={() => setMissing(true)}
          />
          <FailureNotice>
            {missing ? words.missing : code === '' ? failureIn(verify.error) : null}
          </FailureNotice>
          <Row gap={3}>
            <Button
              type="submit"
              disabled={code.length < codeLength}
              pending={verify.isPending}
              pendingLabel={words.submitting}
            >
              {words.submit}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </Beside>
    </TwoFactorCard>
  );
}

/** In fours, which are easier to type. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
