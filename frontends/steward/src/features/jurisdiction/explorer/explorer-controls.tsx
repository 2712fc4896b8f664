import { Button, MutedText, Row, Select, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTypedText } from '@aera/frontend-kit/form';
import { PageButtons } from '../../../shared/list/pager.tsx';
import { explorerCopy as copy } from '../jurisdiction-copy.ts';
import { useUrlState } from '../../../shared/page/use-url-state.ts';

export const pageSizes = [10, 25, 50, 100] as const;
const defaultPageSize = 50;
const maxOffset = 10_000_000;

/** Parses an offset; null for invalid text. */
export function parseOffset(text: string | null): number | null {
  const offset = text !== null && /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return offset <= maxOffset ? offset : null;
}

/** The state of the explorer, from the URL. */
export function useExplorerState() {
  const { get, set, open, close } = useUrlState();
  const limit = pageSizes.find((size) => String(size) === get('limit')) ?? defaultPageSize;
  return {
    limit,
    offset: parseOffset(get('offset')) ?? 0,
    ip: get('ip')?.trim() || null,
    selected: get('selected'),
    setLimit: (size: number) => set({ limit: size === defaultPageSize ? null : String(size) }),
    setOffset: (offset: number) => set({ offset: offset === 0 ? null : String(offset) }),
    setIp: (ip: string | null) => set({ ip, offset: null }),
    select: (ip: string) => open({ selected: ip }),
    unselect: () => close({ selected: null }),
  };
}

export type ExplorerState = ReturnType<typeof useExplorerState>;

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

interface ExplorerControlsProps {
  readonly state: ExplorerState;
  /** Number of rows on the page; undefined while loading. */
  readonly shown: number | undefined;
}

/** Size and offset of the page. The total is unknown, so a page that is not full is the last one. */
export function ExplorerControls({ state, shown }: ExplorerControlsProps) {
  const { limit, offset, setLimit, setOffset } = state;
  const [offsetText, setOffsetText] = useTypedText(String(offset));
  /** The text that was found invalid; null without one. */
  const [invalidText, setInvalidText] = useState<string | null>(null);
  return (
    <Row justify="space-between" align="end">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const next = parseOffset(offsetText);
          setInvalidText(next === null ? offsetText : null);
          if (next !== null) setOffset(next);
        }}
      >
        <Select
          label={copy.pageSize}
          options={sizes}
          value={String(limit)}
          onChange={({ target }) => setLimit(Number(target.value))}
        />
        <TextField
          label={copy.offset}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={offsetText}
          error={offsetText === invalidText ? copy.offsetWrong : null}
          onChange={({ target }) => setOffsetText(target.value)}
        />
        <Button type="submit" variant="secondary">
          {copy.goTo}
        </Button>
      </Form>
      <Row as="nav" gap={3} aria-label={copy.pages}>
        <MutedText as="output">
          {shown !== undefined && shown > 0 && copy.showing(offset + 1, offset + shown)}
        </MutedText>
        <PageButtons
          previous={offset > 0 ? () => setOffset(Math.max(0, offset - limit)) : null}
          next={shown === limit ? () => setOffset(offset + limit) : null}
        />
      </Row>
    </Row>
  );
}
