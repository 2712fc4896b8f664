import { yourData } from '@aera/content/your-data';
import { logFailure } from '@aera/frontend-kit';
import { Button, Notice, Text, theme } from '@aera/ui';
import { type DragEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readFile, useReceiptCheck } from './use-receipt-check.ts';
import { CheckResult } from './check-result.tsx';

const { drop, choose, unreadable, readFailed } = yourData.check;

const DropZone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[7]} ${theme.space[5]};
  border: 2px dashed ${({ $over }) => ($over ? theme.color.accent : theme.color.lineStrong)};
  border-radius: ${theme.radius.lg};
  background: ${({ $over }) => ($over ? theme.color.accentSoft : theme.color.surface)};
  text-align: center;
`;

const UploadError = styled.div`
  &:not(:empty) {
    margin-block-start: ${theme.space[5]};
  }
`;

/** Accepts a saved receipt or certificate by drop or file chooser, and verifies it in the browser, also offline. */
export function ReceiptUpload() {
  const check = useReceiptCheck();
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    check.reset();
    try {
      const content = await readFile(file);
      if (content === undefined) setFailure(unreadable);
      else check.mutate(content);
    } catch (error) {
      logFailure('Failed to read a receipt', error);
      setFailure(readFailed);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    void open(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragging(true);
  };

  return (
    <div>
      <DropZone
        $over={dragging}
        onDragOver={onDragOver}
        onDragLeave={() => setDragging(false)}
        onDrop={onDrop}
      >
        <Text>{drop}</Text>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json,application/pdf,.pdf"
          aria-label={choose}
          hidden
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // Resets the input, so that the same file can be chosen again after a change.
            currentTarget.value = '';
          }}
        />
      </DropZone>
      <UploadError role="alert">{failure && <Notice tone="destructive">{failure}</Notice>}</UploadError>
      <CheckResult check={check} />
    </div>
  );
}
