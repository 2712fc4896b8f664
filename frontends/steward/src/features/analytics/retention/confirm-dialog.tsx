import { Button, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import { kinds } from './policy-draft.ts';
import type { Preview } from './policy-preview.tsx';
import { retentionWords } from './retention-copy.ts';

const words = retentionWords.dialog;

const Gone = styled.ul`
  padding-inline-start: 1.25rem;
  line-height: 1.55;
`;

export interface ConfirmDialogProps {
  readonly preview: Preview;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names what goes before it does: it cannot be brought back. */
export function ConfirmDialog({ preview, pending, failed, onConfirm, onClose }: ConfirmDialogProps) {
  const going = kinds.filter((kind) => preview[kind].rows > 0);
  const removes = going.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={words.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={removes ? 'destructive' : 'primary'}
            pending={pending}
            pendingLabel={words.confirming}
            onClick={onConfirm}
          >
            {removes ? words.confirm : words.confirmNothing}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {removes ? (
          <div>
            <Text>{words.removes}</Text>
            <Gone>
              {going.map((kind) => {
                const { rows, byDay, before } = preview[kind];
                const { name } = retentionWords.classes[kind];
                return <li key={kind}>{words.item(rows, byDay.length, name.toLowerCase(), before)}</li>;
              })}
            </Gone>
          </div>
        ) : (
          <Text>{words.removesNothing}</Text>
        )}
        <Text tone="muted" size="sm">
          {words.after}
        </Text>
        <div role="alert">{failed && <Notice tone="destructive">{words.failed}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}
