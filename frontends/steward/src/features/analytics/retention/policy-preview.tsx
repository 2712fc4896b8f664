import type { ResponseOf, previewRetention } from '@aera/contracts';
import { Button, Card, Heading, Stack, Table, Text, focusRing, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { TableHead } from '../../../shared/table/cells.tsx';
import { type Kind, kinds } from './policy-draft.ts';
import { retentionWords } from './retention-copy.ts';

export type Preview = ResponseOf<typeof previewRetention>;

const words = retentionWords.preview;

const Days = styled.details`
  summary {
    width: fit-content;
    color: ${theme.color.accent};
    font-size: ${theme.text.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  > section {
    max-width: 24rem;
    max-height: 20rem;
    margin-top: ${theme.space[2]};
    overflow-y: auto;
  }
`;

export interface PolicyPreviewProps {
  readonly preview: Preview;
  readonly onApply: () => void;
}

/** What a policy would remove now: by class, and day by day. */
export function PolicyPreview({ preview, onApply }: PolicyPreviewProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="gold" aria-labelledby={titleId}>
      <Stack gap={4} align="start">
        <Heading level={2} size="md" id={titleId}>
          {words.title}
        </Heading>
        {kinds.map((kind) => (
          <Going key={kind} kind={kind} going={preview[kind]} />
        ))}
        <Button onClick={onApply}>{words.apply}</Button>
      </Stack>
    </Card>
  );
}

function Going({ kind, going }: { readonly kind: Kind; readonly going: Preview[Kind] }) {
  const { name } = retentionWords.classes[kind];
  if (going.rows === 0) return <Text>{words.nothing(name)}</Text>;
  const { rows, byDay, before } = going;
  return (
    <Stack gap={2}>
      <Text>{words.goes(name, rows, byDay.length, before)}</Text>
      <Days>
        <summary>
          {words.byDay}: {name}
        </summary>
        <Table caption={`${name}, ${words.byDay}`} hideCaption>
          <TableHead columns={words.columns} />
          <tbody>
            {byDay.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{formatCount(day.rows)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Days>
    </Stack>
  );
}
