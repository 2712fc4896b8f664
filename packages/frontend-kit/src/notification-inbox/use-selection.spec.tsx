import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { maxIds, type Marks } from './use-inbox.ts';
import { useSelection } from './use-selection.ts';

const mark = vi.fn<Marks['mark']>();
const marks: Marks = { outcome: null, canUndo: false, pending: false, mark, undo: () => {} };
const ids = Array.from({ length: maxIds + 1 }, (_, n) => `n-${n}`);

function Toolbar() {
  const selection = useSelection(ids);
  return (
    <>
      <InboxToolbar
        filter={{ show: 'inbox', type: null }}
        selection={selection}
        shown={ids.length}
        marks={marks}
      />
      <button type="button" onClick={() => selection.toggle(`n-${maxIds}`)}>
        Last
      </button>
    </>
  );
}

it('selects at most as many notifications as one call can mark, and says so', () => {
  render(<Toolbar />);
  fireEvent.click(screen.getByLabelText('Select all shown'));
  expect(screen.getByRole('alert').textContent).toBe('You can select up to 200 notifications at once.');
  fireEvent.click(screen.getByRole('button', { name: 'Last' }));
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(mark.mock.calls.map(([, marked]) => marked)).toEqual([ids.slice(0, maxIds)]);
  fireEvent.click(screen.getByLabelText('200 selected'));
  expect(screen.getByLabelText('Select all shown')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
