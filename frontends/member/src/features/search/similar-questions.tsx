import type { SearchResult } from '@aera/contracts';
import { Button, Card, Heading, MutedText, Row, Stack, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Passage } from '../../shared/text/passage.tsx';
import { searchCopy } from './search-copy.ts';

const copy = searchCopy.form.offered;

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  outline: none;
`;

interface SimilarQuestionsProps {
  readonly answers: readonly SearchResult[];
  readonly pending: boolean;
  /** Called when one of them answers the question. */
  readonly onAnswered: (documentId: string) => void;
  /** Submits the question anyway. */
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

/** Offers answered questions before the member submits a similar one. */
export function SimilarQuestions({ answers, pending, onAnswered, onSubmit, onBack }: SimilarQuestionsProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby="offered-title">
      <Stack gap={1}>
        <Heading level={3} size="md" id="offered-title">
          {copy.title}
        </Heading>
        <MutedText>{copy.text}</MutedText>
      </Stack>
      <Stack as="ul" gap={3}>
        {answers.map(({ id, title, content, excerpt }) => (
          <li key={id}>
            <Card as="article" padding={4}>
              <Stack gap={2} align="start">
                <Heading level={4} size="sm">
                  {title}
                </Heading>
                <Passage text={content} excerpt={excerpt} />
                <Button variant="secondary" size="sm" onClick={() => onAnswered(id)}>
                  {copy.answered}
                </Button>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
      <Row gap={3}>
        <Button pending={pending} pendingLabel={searchCopy.form.submitting} onClick={onSubmit}>
          {copy.none}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.back}
        </Button>
      </Row>
    </Frame>
  );
}
