import type { AllowedNetwork } from '@aera/contracts';
import { Button, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { securityWords } from '../security-copy.ts';

const words = securityWords.allowList;

export interface RemoveDialogProps {
  readonly entry: AllowedNetwork;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Says what follows before a network can be blocked like any other; of one from the start, that it may lock stewards out. */
export const RemoveDialog = ({ entry, pending, failed, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || pending || onClose()}
    title={words.dialog.title(entry.network)}
    description={words.dialog.text}
    width="sm"
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {words.dialog.cancel}
        </Button>
        <Button variant="destructive" pending={pending} pendingLabel={words.removing} onClick={onRemove}>
          {words.remove}
        </Button>
      </>
    }
  >
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {entry.note}
      </Text>
      {entry.origin === 'default' && <Notice tone="warning">{words.dialog.lockOut}</Notice>}
      <div role="alert">{failed && <Notice tone="destructive">{words.notSaved}</Notice>}</div>
    </Stack>
  </Dialog>
);
