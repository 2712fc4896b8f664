import { Button, ChevronLeftIcon, ChevronRightIcon, Row, Select, Text, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { explorerWords as words } from './explorer-copy.ts';
import { type ExplorerState, offsetIn, pageSizes } from './use-explorer-state.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(6rem, 8rem) minmax(6rem, 10rem) auto;
  gap: ${theme.space[3]};
  align-items: start;
  justify-content: start;

  button {
    min-height: 2.875rem;
    margin-top: 1.725rem;
  }
`;

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export interface ExplorerControlsProps {
  readonly state: ExplorerState;
  /** Records on this page; undefined while that is not known. */
  readonly shown: number | undefined;
}

/** How many records, and from which on. Their number is not told, so a page that is not full is the last. */
export function ExplorerControls({ state, shown }: ExplorerControlsProps) {
  const { limit, offset, setLimit, setOffset } = state;
  const [typed, setTyped] = useState(String(offset));
  const [refused, setRefused] = useState(false);
  return (
    <Row justify="space-between" align="end">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = offsetIn(typed);
          setRefused(wanted === null);
          if (wanted !== null) setOffset(wanted);
        }}
      >
        <Select
          label={words.pageSize}
          options={sizes}
          value={String(limit)}
          onChange={({ target }) => setLimit(Number(target.value))}
        />
        <TextField
          label={words.offset}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed}
          error={refused ? words.offsetWrong : null}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="secondary">
          {words.goTo}
        </Button>
      </Form>
      <Row as="nav" gap={3} aria-label={words.pages}>
        <Text as="output" size="sm" tone="muted">
          {shown !== undefined && shown > 0 && words.showing(offset + 1, offset + shown)}
        </Text>
        <Row gap={2} wrap={false}>
          <Button
            variant="secondary"
            size="sm"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - limit))}
          >
            <ChevronLeftIcon />
            {words.previous}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={shown === undefined || shown < limit}
            onClick={() => setOffset(offset + limit)}
          >
            {words.next}
            <ChevronRightIcon />
          </Button>
        </Row>
      </Row>
    </Row>
  );
}
