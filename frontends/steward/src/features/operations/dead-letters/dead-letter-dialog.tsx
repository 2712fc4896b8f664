import type { DeadLetterView } from '@aera/contracts';
import { MutedText, Stack, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { tracePath } from '../../../shared/paths.ts';
import { Json } from '../details.tsx';
import { deadLettersCopy as copy } from '../operations-copy.ts';
import { readCorrelationId, readMessageType } from './dead-letters-api.ts';

const Attempts = styled.ol`
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

interface DeadLetterDialogProps {
  readonly deadLetter: DeadLetterView;
  readonly onClose: () => void;
}

/** One failed message: its content, attempts and trace. */
export function DeadLetterDialog({ deadLetter, onClose }: DeadLetterDialogProps) {
  const { consumer, stream, attempts, message } = deadLetter;
  const correlation = readCorrelationId(message);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={readMessageType(deadLetter)}
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
          <MutedText>{copy.noMessage}</MutedText>
        ) : (
          <Json label={copy.message} value={message} />
        )}
        {correlation && <Link to={tracePath(correlation)}>{copy.trace}</Link>}
      </Stack>
    </Dialog>
  );
}
