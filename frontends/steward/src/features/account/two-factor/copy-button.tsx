import { Button, Row, Text } from '@aera/ui';
import { useState } from 'react';
import { accountWords } from '../account-copy.ts';

const words = accountWords.twoFactor.codes;

export interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <Row gap={2}>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {children}
      </Button>
      <Text as="output" size="sm" tone="muted">
        {said}
      </Text>
    </Row>
  );
}
