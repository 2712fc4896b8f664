import type { DeadLetterView } from '@aera/contracts';
import { Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { journeyPath } from '../../../shared/paths.ts';
import { Json } from '../json.tsx';
import { deadLettersWords as words } from './dead-letters-copy.ts';
import { correlationOf, typeOf } from './dead-letter-message.ts';

const Tries = styled.ol`
  padding: 0;
  list-style-type: '';
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export interface LetterDialogProps {
  readonly letter: DeadLetterView;
  readonly onClose: () => void;
}

/** One message that was given up: what it says, every try, and what led to it. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const { consumer, stream, attempts, message } = letter;
  const correlation = correlationOf(message);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={typeOf(letter)}
      description={words.from(consumer, stream)}
      width="lg"
    >
      <Stack gap={4}>
        <Tries aria-label={words.attempts}>
          {attempts.map((attempt) => (
            <li key={attempt.number}>
              {words.attempt(attempt.number, formatDate(attempt.at))} — {attempt.error}
            </li>
          ))}
        </Tries>
        {message === null ? (
          <Text size="sm" tone="muted">
            {words.noMessage}
          </Text>
        ) : (
          <Json label={words.message} value={message} />
        )}
        {correlation && <Link to={journeyPath(correlation)}>{words.journey}</Link>}
      </Stack>
    </Dialog>
  );
}
