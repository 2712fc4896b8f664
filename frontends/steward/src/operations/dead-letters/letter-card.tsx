import type { DeadLetterView } from '@aera/contracts';
import { Badge, Button, Card, Checkbox, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../page/format-date.ts';
import { journeyPath } from '../../paths.ts';
import { Json } from '../json.tsx';
import { deadLettersWords as words } from './dead-letters-words.ts';
import { correlationOf, typeOf } from './letter-message.ts';

const Detail = styled.details`
  summary {
    width: fit-content;
    padding-block: ${theme.space[3]};
    font-size: ${theme.text.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
`;

const Tries = styled.ol`
  padding: 0;
  list-style-type: '';
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Broken = styled(Text)`
  overflow-wrap: anywhere;
`;

export interface LetterCardProps {
  readonly letter: DeadLetterView;
  readonly mayAct: boolean;
  readonly isSelected: boolean;
  readonly isPending: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onRedrive: () => void;
  readonly onDiscard: () => void;
}

/** One message that was given up: by whom, why, what it says, and what can be done. */
export function LetterCard(props: LetterCardProps) {
  const { letter, mayAct, isSelected, isPending, onSelect, onRedrive, onDiscard } = props;
  const { seq, consumer, stream, reason, error, attempts, redrives, at, message } = letter;
  const type = typeOf(letter);
  const correlation = correlationOf(message);
  return (
    <Card as="article" padding={4} aria-label={`${type}, ${seq}`}>
      <Stack gap={3}>
        <Row justify="space-between" gap={3}>
          {mayAct ? (
            <Checkbox
              label={<strong>{type}</strong>}
              aria-label={words.select(type, seq)}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          ) : (
            <strong>{type}</strong>
          )}
          <Badge variant={reason === 'invalid' ? 'destructive' : 'warning'}>
            {reason === 'invalid' ? words.invalid : words.failed}
          </Badge>
        </Row>
        <Text size="sm" tone="muted">
          {words.from(consumer, stream)} · {formatDate(at)} · {words.tries(attempts.length)}
          {redrives > 0 && ` · ${words.redriven(redrives)}`}
        </Text>
        <Broken size="sm">{error}</Broken>
        <Detail>
          <summary>{words.detail}</summary>
          <Stack gap={3}>
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
          </Stack>
        </Detail>
        <Row gap={3}>
          {mayAct && (
            <>
              <Button
                size="sm"
                variant="secondary"
                disabled={isPending}
                aria-label={words.redriveOne(type, seq)}
                onClick={onRedrive}
              >
                {words.redrive}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={isPending}
                aria-label={words.discardOne(type, seq)}
                onClick={onDiscard}
              >
                {words.discard}
              </Button>
            </>
          )}
          {correlation && <Link to={journeyPath(correlation)}>{words.journey}</Link>}
        </Row>
      </Stack>
    </Card>
  );
}
