import { Table, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type Axis, formatBucketStart } from './format-buckets.ts';
import type { Bucket } from './series.ts';
import { formatCount } from '../../../../shared/copy/format-number.ts';
import { chartCopy as copy } from '../overview-copy.ts';

/** As high as the chart, so that nothing moves when one takes the place of the other. */
const Tall = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  border-radius: ${theme.radius.md};
  td {
    text-align: end;
  }
  th:not(:first-child) {
    text-align: end;
  }
`;

interface TimeTableProps {
  readonly buckets: readonly Bucket[];
  readonly axis: Axis;
  readonly compare: boolean;
}

/** The chart in figures. */
export const TimeTable = ({ buckets, axis: { measure, interval, zone }, compare }: TimeTableProps) => (
  <Tall>
    <Table caption={`${copy.measures[measure]} ${copy.label[interval]}`} hideCaption>
      <thead>
        <tr>
          <th scope="col">{copy.time[interval]}</th>
          <th scope="col">{copy.measures[measure]}</th>
          {compare && <th scope="col">{copy.before}</th>}
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ start, current, before }) => (
          <tr key={start}>
            <th scope="row">{formatBucketStart(start, interval, zone, 'whole')}</th>
            <td>{current === null ? copy.toCome : formatCount(current)}</td>
            {compare && <td>{before === null ? '–' : formatCount(before)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  </Tall>
);
