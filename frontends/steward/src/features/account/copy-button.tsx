import { Button, MutedText, Row } from '@aera/ui';
import { useState } from 'react';
import { accountCopy } from './account-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      // Without HTTPS, browsers have no clipboard.
      await navigator.clipboard.writeText(text);
      setResult(accountCopy.clipboard.copied);
    } catch {
      setResult(accountCopy.clipboard.failed);
    }
  };
  return (
    <Row gap={2}>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {children}
      </Button>
      <MutedText as="output">{result}</MutedText>
    </Row>
  );
}
