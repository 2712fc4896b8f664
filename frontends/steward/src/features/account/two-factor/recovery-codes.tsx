import { Button, Checkbox, DownloadIcon, Row, Text, from, theme } from '@aera/ui';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { saveFile } from '../../../shared/links/download-link.tsx';
import { accountWords } from '../account-copy.ts';
import { CopyButton } from './copy-button.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const words = accountWords.twoFactor.codes;

const Codes = styled.ol`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  width: 100%;
  max-width: 34rem;
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[7]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font: 600 ${theme.text.md} / 1.6 ${theme.font.mono};
  @media ${from('tablet')} {
    grid: repeat(5, auto) / auto-flow 1fr;
  }
`;

/** On paper nothing but the codes. */
const OnPaper = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-recovery-codes], [data-recovery-codes] * {
      visibility: visible;
    }
    [data-recovery-codes] {
      position: fixed;
      inset: 0 auto auto 0;
    }
  }
`;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this once; they leave only when the steward says that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const text = `${words.fileHead}\n\n${codes.join('\n')}\n`;
  return (
    <TwoFactorCard title={words.title} isStep>
      <OnPaper />
      <Text>{words.lead}</Text>
      <Codes aria-label={words.list} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row gap={3} align="start">
        <CopyButton text={codes.join('\n')}>{words.copy}</CopyButton>
        <Button variant="secondary" size="sm" onClick={() => saveFile(words.file, 'text/plain', text)}>
          <DownloadIcon />
          {words.download}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Row>
      <Checkbox label={words.kept} checked={kept} onChange={({ target }) => setKept(target.checked)} />
      <Button disabled={!kept} onClick={onDone}>
        {words.done}
      </Button>
    </TwoFactorCard>
  );
}
