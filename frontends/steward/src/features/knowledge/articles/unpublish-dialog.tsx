import { Button, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { articlesWords } from './articles-copy.ts';

const words = articlesWords.editor.confirm;

export interface WithdrawDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what readers lose before they do. */
export const WithdrawDialog = ({ onConfirm, onClose }: WithdrawDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onClose()}
    title={words.title}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {words.confirm}
        </Button>
      </>
    }
  >
    <Text>{words.text}</Text>
  </Dialog>
);
