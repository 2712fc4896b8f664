import { saveFile } from '../../../shared/links/download-link.tsx';
import { Button, Checkbox, DownloadIcon, from, Row, Text, theme } from '@aera/ui';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { accountCopy } from '../account-copy.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const copy = accountCopy.twoFactor.codes;

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

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this once; they leave only when the steward says that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const text = `${copy.fileHead}\n\n${codes.join('\n')}\n`;
  return (
    <TwoFactorCard title={copy.title} isStep>
      <OnPaper />
      <Text>{copy.lead}</Text>
      <Codes aria-label={copy.list} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row gap={3} align="start">
        <CopyButton text={codes.join('\n')}>{copy.copy}</CopyButton>
        <Button variant="secondary" size="sm" onClick={() => saveFile(copy.file, 'text/plain', text)}>
          <DownloadIcon />
          {copy.download}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Row>
      <Checkbox label={copy.kept} checked={kept} onChange={({ target }) => setKept(target.checked)} />
      <Button disabled={!kept} onClick={onDone}>
        {copy.done}
      </Button>
    </TwoFactorCard>
  );
}

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Copies a text to the clipboard, and shows whether that worked. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [result, setResult] = useState('');
  const writeToClipboard = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(copy.copied);
    } catch {
      setResult(copy.notCopied);
    }
  };
  return (
    <Row gap={2}>
      <Button variant="secondary" size="sm" onClick={() => void writeToClipboard()}>
        {children}
      </Button>
      <Text as="output" size="sm" tone="muted">
        {result}
      </Text>
    </Row>
  );
}
