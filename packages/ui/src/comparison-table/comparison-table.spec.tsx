import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { ComparisonTable } from './comparison-table.tsx';

it('compares each column by the same criteria', async () => {
  render(
    <ComparisonTable
      caption="Us and them"
      corner="Question"
      columns={['Us', 'Them']}
      rows={[
        { label: 'Source of authority', cells: ['Inherent', 'Granted'] },
        { label: 'Records', cells: ['Open', 'Closed'] },
      ]}
      marked={0}
    />,
  );
  const table = screen.getByRole('table', { name: 'Us and them' });
  const row = within(table).getByRole('row', { name: /^Records/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Records');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open', 'Closed']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Question', 'Us', 'Them']);
  expect(await axeViolations()).toEqual([]);
});
