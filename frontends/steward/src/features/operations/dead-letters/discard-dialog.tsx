import { Text } from '@aera/ui';
import { AskWhy } from '../../../shared/fields/reason-dialog.tsx';
import { deadLettersWords } from './dead-letters-copy.ts';

const words = deadLettersWords.dialog;

export interface DiscardDialogProps {
  readonly count: number;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why before a message is given up. */
export const DiscardDialog = ({ count, ...asking }: DiscardDialogProps) => (
  <AskWhy {...asking} title={words.title(count)} words={words} confirm={words.confirm} longest={500} final>
    <Text>{words.text}</Text>
  </AskWhy>
);
