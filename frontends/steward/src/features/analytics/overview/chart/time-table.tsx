import { type SeriesFormat, formatBucketStart } from './format-buckets.ts';
import { plotHeight } from './plot-geometry.ts';
import type { Bucket } from './series.ts';
import { formatCount } from '../../../../shared/copy/format-number.ts';
import { type Column, textColumn } from '../../../../shared/table/column.ts';
import { StaticTable } from '../../../../shared/table/static-table.tsx';
import { chartCopy as copy } from '../overview-copy.ts';

interface TimeTableProps {
  readonly buckets: readonly Bucket[];
  readonly axis: SeriesFormat;
  readonly compare: boolean;
}

/** The data of the chart as a table, at most as high as the chart, so that the page keeps its place. */
export function TimeTable({ buckets, axis: { measure, interval, zone }, compare }: TimeTableProps) {
  const columns: readonly Column<Bucket>[] = [
    textColumn(
      'start',
      copy.time[interval],
      ({ start }) => formatBucketStart(start, interval, zone, 'whole'),
      {
        isRowHeader: true,
      },
    ),
    textColumn(
      'current',
      copy.measures[measure],
      ({ current, running }) =>
        current === null ? copy.noData : `${formatCount(current)}${running ? ` ${copy.soFar}` : ''}`,
      { alignEnd: true },
    ),
    textColumn('before', copy.before, ({ before }) => (before === null ? '–' : formatCount(before)), {
      alignEnd: true,
    }),
  ];
  return (
    <StaticTable
      caption={`${copy.measures[measure]} ${copy.label[interval]}`}
      hideCaption
      columns={compare ? columns : columns.slice(0, -1)}
      rows={buckets}
      getKey={({ start }) => start}
      maxHeight={plotHeight}
    />
  );
}
