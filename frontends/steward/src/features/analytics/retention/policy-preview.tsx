import type { previewRetentionPolicy, ResponseOf } from '@aera/contracts';
import { Button, Stack, Text, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type Column, countColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { dataClasses } from './policy-draft.ts';
import { type DataClass, retentionCopy } from './retention-copy.ts';

export type Preview = ResponseOf<typeof previewRetentionPolicy>;

const copy = retentionCopy.preview;

const Days = styled.details`
  summary {
    width: fit-content;
    color: ${theme.color.accent};
    font-size: ${theme.text.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  section {
    max-width: 24rem;
    max-height: 20rem;
    margin-top: ${theme.space[2]};
    overflow-y: auto;
  }
`;

interface PolicyPreviewProps {
  readonly preview: Preview;
  readonly onApply: () => void;
}

/** What a policy deletes now. Takes the focus, because it appears below the button that loads it. */
export const PolicyPreview = ({ preview, onApply }: PolicyPreviewProps) => (
  <SectionCard title={copy.title} tone="gold" takesFocus>
    {dataClasses.map((dataClass) => (
      <PreviewItem key={dataClass} dataClass={dataClass} item={preview[dataClass]} />
    ))}
    <div>
      <Button onClick={onApply}>{copy.apply}</Button>
    </div>
  </SectionCard>
);

const dayColumns: readonly Column<Preview[DataClass]['byDay'][number]>[] = [
  textColumn('day', copy.columns[0], ({ day }) => day, { isRowHeader: true }),
  countColumn('rows', copy.columns[1], ({ rows }) => rows),
];

function PreviewItem({
  dataClass,
  item,
}: {
  readonly dataClass: DataClass;
  readonly item: Preview[DataClass];
}) {
  const { name } = retentionCopy.dataClasses[dataClass];
  if (item.rows === 0) return <Text>{copy.nothing(name)}</Text>;
  const { rows, byDay, before } = item;
  return (
    <Stack gap={2}>
      <Text>{copy.deletes(name, rows, byDay.length, before)}</Text>
      <Days>
        <summary>{copy.byDayOf(name)}</summary>
        <StaticTable
          caption={copy.byDayOf(name)}
          hideCaption
          columns={dayColumns}
          rows={byDay}
          getKey={({ day }) => day}
        />
      </Days>
    </Stack>
  );
}
