import { Table, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Axis } from './bucket-text.ts';
import { timeWords } from './format-bucket-start.ts';
import type { Bucket } from './series.ts';
import { formatCount } from '../metric-formats.ts';
import { chartWords as words } from '../overview-copy.ts';

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

export interface TimeTableProps {
  readonly buckets: readonly Bucket[];
  readonly axis: Axis;
  readonly compare: boolean;
}

/** The chart in figures. */
export const TimeTable = ({ buckets, axis: { measure, interval, zone }, compare }: TimeTableProps) => (
  <Tall>
    <Table caption={`${words.measures[measure]} ${words.label[interval]}`} hideCaption>
      <thead>
        <tr>
          <th scope="col">{words.time[interval]}</th>
          <th scope="col">{words.measures[measure]}</th>
          {compare && <th scope="col">{words.before}</th>}
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ start, current, before }) => (
          <tr key={start}>
            <th scope="row">{timeWords(start, interval, zone, 'whole')}</th>
            <td>{current === null ? words.toCome : formatCount(current)}</td>
            {compare && <td>{before === null ? '–' : formatCount(before)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  </Tall>
);
