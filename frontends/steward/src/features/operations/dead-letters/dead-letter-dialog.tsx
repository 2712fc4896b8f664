import type { DeadLetterView } from '@aera/contracts';
import { Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { tracePath } from '../../../shared/paths.ts';
import { Json } from '../details.tsx';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { readCorrelationId, readMessageType } from './dead-letters-api.ts';

const Attempts = styled.ol`
  padding: 0;
  list-style-type: '';
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

interface LetterDialogProps {
  readonly letter: DeadLetterView;
  readonly onClose: () => void;
}

/** One failed message: its content, attempts and trace. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const { consumer, stream, attempts, message } = letter;
  const correlation = readCorrelationId(message);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={readMessageType(letter)}
      description={copy.consumer(consumer, stream)}
      width="lg"
    >
      <Stack gap={4}>
        <Attempts aria-label={copy.attempts}>
          {attempts.map((attempt) => (
            <li key={attempt.number}>
              {copy.attempt(attempt.number, formatDate(attempt.at))} — {attempt.error}
            </li>
          ))}
        </Attempts>
        {message === null ? (
          <Text size="sm" tone="muted">
            {copy.noMessage}
          </Text>
        ) : (
          <Json label={copy.message} value={message} />
        )}
        {correlation && <Link to={tracePath(correlation)}>{copy.trace}</Link>}
      </Stack>
    </Dialog>
  );
}
