import type { StewardThread } from '@aera/contracts';
import { Button, Grid, Notice, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../../shared/copy/format-date.ts';
import { questionsCopy } from './questions-copy.ts';
import { Quote } from './quote.ts';

const copy = questionsCopy.conflict;

interface AnswerConflictProps {
  readonly thread: StewardThread;
  /** Answer of the signed-in steward, which was not sent. */
  readonly text: string;
  /** Opens the other answer for editing, with the own text appended. */
  readonly onAmend: () => void;
  readonly onDiscard: () => void;
}

/** Shown when another steward answered first. Shows both texts and keeps the own one until the steward decides. */
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
      <Grid gap={4}>
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
      </Grid>
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
