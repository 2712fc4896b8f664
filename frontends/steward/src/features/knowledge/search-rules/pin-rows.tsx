import { previewSearchRules, type SearchRulesInput } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import {
  ArrowUpIcon,
  Badge,
  Button,
  Card,
  CloseIcon,
  EmptyState,
  Heading,
  IconButton,
  MutedText,
  Row,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailureNotice } from '@aera/frontend-kit/form';
import { searchRulesCopy } from '../knowledge-copy.ts';
import { AddEntry } from './add-entry.tsx';
import { RowPreview } from './row-preview.tsx';
import { isValidPin, type Pin } from './rules-text.ts';

const copy = searchRulesCopy.pins;
const maxDocuments = 3;

export type Titles = Readonly<Record<string, string>>;

interface PinRowsProps {
  readonly rules: SearchRulesInput;
  /** Title of each known document. */
  readonly titles: Titles;
  /** Absent for stewards who may only read. */
  readonly onChange?: ((pins: SearchRulesInput['pins']) => void) | undefined;
  readonly onFound: (titles: Titles) => void;
  /** Marks the invalid pins; shown itself if all are valid. */
  readonly error: string | null;
}

/** Pinned documents of each query. They are found by a search and ordered by dragging or buttons. */
export function PinRows({ rules, titles, onChange, onFound, error }: PinRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The list of documents of each row. */
  const documents = useRef(new Map<number, HTMLElement | null>());
  const pins = rules.pins;
  const preview = { ...rules, pins: pins.filter(isValidPin) };
  return (
    <Stack gap={3}>
      {pins.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      {error !== null && pins.every(isValidPin) && <FailureNotice>{error}</FailureNotice>}
      <Stack as="ul" ref={list} tabIndex={-1} gap={3} aria-label={copy.label}>
        {pins.map((pin, index) => {
          const write = (documentIds: readonly string[]) =>
            onChange?.(pins.with(index, { ...pin, documentIds: [...documentIds] }));
          return (
            <Card as="li" key={toKey(pins, index)} aria-label={pin.query}>
              <Stack gap={3}>
                <Row gap={3} justify="space-between">
                  <Heading level={3} size="md">
                    {pin.query}
                  </Heading>
                  {onChange && (
                    <Button
                      variant="ghost"
                      onClick={() => {
                        // The focus would be lost with the removed button.
                        list.current?.focus();
                        onChange(pins.toSpliced(index, 1));
                      }}
                    >
                      {copy.removePin}
                    </Button>
                  )}
                </Row>
                <PinnedDocuments
                  ref={(element) => void documents.current.set(index, element)}
                  pin={pin}
                  titles={titles}
                  onChange={onChange && write}
                />
                {error !== null && !isValidPin(pin) && (
                  <Text size="sm" tone="destructive" role="alert">
                    {copy.invalidPin}
                  </Text>
                )}
                {onChange && pin.documentIds.length < maxDocuments && (
                  <DocumentSearch
                    exclude={pin.documentIds}
                    onPin={(id, title) => {
                      // The focus would be lost with the removed button.
                      documents.current.get(index)?.focus();
                      onFound({ [id]: title });
                      write([...pin.documentIds, id]);
                    }}
                  />
                )}
                {isValidPin(pin) && (
                  <RowPreview key={pin.documentIds.join()} rules={{ ...preview, queries: [pin.query] }} />
                )}
              </Stack>
            </Card>
          );
        })}
      </Stack>
      {onChange && (
        <AddEntry
          label={copy.add}
          hint={copy.addHint}
          button={copy.add}
          onAdd={(query) => onChange([...pins, { query, documentIds: [] }])}
        />
      )}
    </Stack>
  );
}

/** The query, numbered if it occurs again. A row keeps what was typed in it when another one is removed. */
const toKey = (pins: readonly Pin[], index: number): string => {
  const query = pins[index]?.query ?? '';
  return `${query} ${pins.slice(0, index).filter((other) => other.query === query).length}`;
};

const Documents = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  list-style: decimal inside;
`;

const Document = styled.li`
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  &[draggable='true'] {
    cursor: grab;
  }
  > div {
    display: inline-flex;
    width: calc(100% - 1.5rem);
    vertical-align: middle;
  }
  span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface PinnedDocumentsProps {
  readonly ref: (element: HTMLOListElement | null) => void;
  readonly pin: Pin;
  readonly titles: Titles;
  readonly onChange?: ((documentIds: readonly string[]) => void) | undefined;
}

/** The documents in their order. */
function PinnedDocuments({ ref, pin: { documentIds }, titles, onChange }: PinnedDocumentsProps) {
  const dragged = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    const moved = documentIds[from];
    if (moved !== undefined && from !== to)
      onChange?.(documentIds.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <Documents ref={ref} tabIndex={-1}>
      {documentIds.map((id, index) => {
        const title = titles[id] ?? id;
        return (
          <Document
            key={id}
            draggable={onChange !== undefined && documentIds.length > 1}
            onDragStart={() => void (dragged.current = index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) move(dragged.current, index);
              dragged.current = null;
            }}
          >
            <Row gap={2}>
              <span>
                {title} {!(id in titles) && <Badge variant="warning">{copy.unknown}</Badge>}
              </span>
              {onChange && index > 0 && (
                <IconButton label={copy.moveUp(title)} onClick={() => move(index, index - 1)}>
                  <ArrowUpIcon size="1.125rem" />
                </IconButton>
              )}
              {onChange && (
                <IconButton
                  label={copy.unpin(title)}
                  onClick={(event) => {
                    event.currentTarget.closest('ol')?.focus();
                    onChange(documentIds.filter((other) => other !== id));
                  }}
                >
                  <CloseIcon size="1.125rem" />
                </IconButton>
              )}
            </Row>
          </Document>
        );
      })}
    </Documents>
  );
}

interface DocumentSearchProps {
  readonly exclude: readonly string[];
  readonly onPin: (id: string, title: string) => void;
}

/** Finds documents as visitors do, without rules and without counting as a search of a visitor. */
function DocumentSearch({ exclude, onPin }: DocumentSearchProps) {
  const search = useMutation({
    mutationFn: (query: string) =>
      callApi(previewSearchRules, { body: { synonyms: [], pins: [], queries: [query] } }),
  });
  const found = search.data?.queries[0]?.before.results.filter(({ id }) => !exclude.includes(id));
  return (
    <Stack gap={2}>
      <AddEntry
        label={copy.find}
        button={copy.search}
        pending={search.isPending ? { label: copy.finding } : null}
        onAdd={(query) => search.mutate(query)}
      />
      {search.isError && <MutedText role="alert">{copy.findFailed}</MutedText>}
      {found?.length === 0 && <MutedText as="output">{copy.notFound}</MutedText>}
      {found && found.length > 0 && (
        <Stack as="ul" gap={1}>
          {found.slice(0, 5).map(({ id, title }) => (
            <li key={id}>
              <Button
                variant="ghost"
                size="sm"
                aria-label={copy.pin(title)}
                onClick={() => {
                  search.reset();
                  onPin(id, title);
                }}
              >
                {title}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
