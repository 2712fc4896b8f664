import type { StewardThread } from '@aera/contracts';
import { Button, Notice, Row, Stack, Text, from, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/copy/format-date.ts';
import { questionsCopy } from './questions-copy.ts';
import { Quote } from './quote.ts';

const copy = questionsCopy.taken;

const Sides = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  @media ${from('laptop')} {
    &[data-compared='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

interface AnswerConflictProps {
  readonly thread: StewardThread;
  /** What was typed and not sent. */
  readonly text: string;
  /** Goes on with their answer, and with the typed text to take over from. */
  readonly onAmend: () => void;
  readonly onDiscard: () => void;
}

/** Another steward answered first: who and when, both texts, and the ways on. Nothing typed is lost before one is chosen. */
export function AnswerConflict({ thread, text, onAmend, onDiscard }: AnswerConflictProps) {
  const [compared, setCompared] = useState(false);
  const last = thread.entries.findLast(({ kind }) => kind === 'answered' || kind === 'revised');
  const name = last?.steward?.name ?? questionsCopy.assignment.unnamed;
  return (
    <Stack gap={4}>
      <div role="alert">
        <Notice tone="warning" title={copy.title}>
          {copy.by(name, formatDate(last?.at ?? thread.submittedAt))}
        </Notice>
      </div>
      <Sides data-compared={compared}>
        {compared && (
          <Stack gap={2}>
            <Text size="xs" tone="muted">
              {copy.theirs(name)}
            </Text>
            <Quote>{thread.adminResponse}</Quote>
          </Stack>
        )}
        <Stack gap={2}>
          <Text size="xs" tone="muted">
            {copy.mine}
          </Text>
          <Quote>{text}</Quote>
        </Stack>
      </Sides>
      <Row gap={2}>
        <Button variant="secondary" aria-expanded={compared} onClick={() => setCompared(!compared)}>
          {compared ? copy.hide : copy.compare}
        </Button>
        <Button onClick={onAmend}>{copy.amend}</Button>
        <Button variant="ghost" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </Row>
    </Stack>
  );
}
