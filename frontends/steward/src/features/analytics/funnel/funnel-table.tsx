import { Table } from '@aera/ui';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { TableHead } from '../../../shared/table/cells.tsx';
import { type StepFigures, changeOf } from './funnel-steps.ts';
import { funnelWords as words } from './funnel-copy.ts';

/** The same figures for those who read rather than look. */
export const FunnelTable = ({ steps }: { readonly steps: readonly StepFigures[] }) => (
  <Table caption={words.table.title}>
    <TableHead columns={words.table.columns} />
    <tbody>
      {steps.map((figures) => {
        const { step, visitors, previous, all, lost, before } = figures;
        return (
          <tr key={step}>
            <th scope="row">{words.steps[step].name}</th>
            <td>{formatCount(visitors)}</td>
            <td>{previous ? formatShare(visitors, previous) : words.none}</td>
            <td>{formatShare(visitors, all)}</td>
            <td>
              {lost === null || !previous
                ? words.none
                : `${formatCount(lost)} (${formatShare(lost, previous)})`}
            </td>
            <td>{before === null ? words.none : formatCount(before)}</td>
            <td>{changeOf(figures) ?? words.none}</td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
