import { Button, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { articlesCopy } from './articles-copy.ts';

const copy = articlesCopy.editor.confirm;

export interface WithdrawDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what readers lose before they do. */
export const WithdrawDialog = ({ onConfirm, onClose }: WithdrawDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onClose()}
    title={copy.title}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {copy.confirm}
        </Button>
      </>
    }
  >
    <Text>{copy.text}</Text>
  </Dialog>
);
