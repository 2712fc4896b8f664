import { ThemeProvider } from '@aera/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Router, type To, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import type { Column } from './column.ts';
import { tablesKey } from './table-layout.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly guns: number;
  readonly port: string | null;
}

const onOpen = vi.fn<(id: string) => void>();
const columns: readonly Column<Ship>[] = [
  {
    id: 'name',
    title: 'Name',
    isRowHeader: true,
    sortKey: ({ name }) => name,
    cell: ({ id, name }) => (
      <button type="button" onClick={() => onOpen(id)}>
        {name}
      </button>
    ),
  },
  { id: 'guns', title: 'Guns', alignEnd: true, sortKey: ({ guns }) => guns, cell: ({ guns }) => guns },
  { id: 'port', title: 'Port', sortKey: ({ port }) => port, cell: ({ port }) => port ?? 'at sea' },
  { id: 'note', title: 'Note', cell: ({ id }) => `of ${id}` },
];
const ship = (id: string, name: string, guns: number, port: string | null = null): Ship => ({
  id,
  name,
  guns,
  port,
});
const fleet = [
  ship('a', 'Beagle', 6, 'Plymouth'),
  ship('b', 'Adventure', 100),
  ship('c', 'Cutty', 20, 'Leith'),
];
const large = (count: number) => Array.from({ length: count }, (_, at) => ship(`s${at}`, `Ship ${at}`, at));

const Where = () => <output aria-label="where">{useLocation().search}</output>;
const show = (props: Partial<DataTableProps<Ship>> = {}, at = '/') =>
  render(
    <ThemeProvider>
      <MemoryRouter initialEntries={[at]}>
        <main>
          <DataTable
            name="fleet"
            caption="Fleet"
            columns={columns}
            rows={fleet}
            getKey={({ id }) => id}
            {...props}
          />
        </main>
        <Where />
      </MemoryRouter>
    </ThemeProvider>,
  );
const table = () => screen.getByRole('table', { name: 'Fleet' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const headings = () => within(table()).getAllByRole('columnheader');
const titles = () => headings().map(({ textContent }) => textContent);
const heading = (title: string) => screen.getByRole('columnheader', { name: title });
const sortBy = (title: string) => userEvent.click(within(heading(title)).getByRole('button'));
const where = () => screen.getByLabelText('where').textContent;
const region = () => screen.getByRole('region', { name: 'Fleet' });
const arrange = () => userEvent.click(screen.getByRole('button', { name: 'Columns: Fleet' }));

afterEach(() => {
  onOpen.mockClear();
});

describe('sorting', () => {
  it('sorts ascending, descending and unsorted, and announces each', async () => {
    show();
    await sortBy('Name');
    expect(names()).toEqual(['Adventure', 'Beagle', 'Cutty']);
    expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
    expect(where()).toBe('?fleet-sort=name.ascending');
    await sortBy('Name');
    expect(names()).toEqual(['Cutty', 'Beagle', 'Adventure']);
    await sortBy('Name');
    expect(names()).toEqual(['Beagle', 'Adventure', 'Cutty']);
    expect(heading('Name').getAttribute('aria-sort')).toBeNull();
    expect(where()).toBe('');
  });

  it('sorts numbers descending first', async () => {
    show();
    await sortBy('Guns');
    expect(names()).toEqual(['Adventure', 'Cutty', 'Beagle']);
  });

  it.each(['ascending', 'descending'])('sorts unknown values last, %s', (order) => {
    show({}, `/?fleet-sort=port.${order}`);
    expect(names().at(-1)).toBe('Adventure');
  });

  it('ignores a column without a sort key', () => {
    show({}, '/?fleet-sort=note.ascending');
    expect(within(heading('Note')).queryByRole('button')).toBeNull();
    expect(names()).toEqual(['Beagle', 'Adventure', 'Cutty']);
  });

  it('is left to the server for one page of a list', async () => {
    show({
      serverPage: { offset: 50, total: 123 },
      columns: [...columns, { id: 'built', title: 'Built', isServerSorted: true, cell: () => '1820' }],
    });
    expect(within(heading('Name')).queryByRole('button')).toBeNull();
    await sortBy('Built');
    expect(where()).toBe('?fleet-sort=built.ascending');
    expect(names()).toEqual(['Beagle', 'Adventure', 'Cutty']);
    expect(table().getAttribute('aria-rowcount')).toBe('124');
    expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('52');
  });
});

describe('a row as a card', () => {
  it('labels each value except the row header', () => {
    show();
    const [first] = rows();
    const labels = within(first!)
      .getAllByRole('cell')
      .map(({ dataset }) => dataset['label']);
    expect(labels).toEqual(['Guns', 'Port', 'Note']);
    expect(within(first!).getByRole('rowheader').dataset['label']).toBeUndefined();
  });

  it('has the roles of a table row in any layout', () => {
    show();
    const role = (element: Element | null) => element?.getAttribute('role');
    const [first] = rows();
    expect([table(), first!.parentElement, first!, ...first!.children].map(role)).toEqual([
      'table',
      'rowgroup',
      'row',
      'rowheader',
      'cell',
      'cell',
      'cell',
    ]);
  });

  it('has its actions last, regardless of the stored order', async () => {
    localStorage.setItem(
      tablesKey,
      JSON.stringify({ fleet: { hidden: [], order: ['sink', 'guns'], dense: false } }),
    );
    const sink: Column<Ship> = { id: 'sink', title: 'Change', isActions: true, cell: () => 'Sink' };
    show({ columns: [columns[0]!, sink, ...columns.slice(1)] });
    expect(titles().at(-1)).toBe('Change');
    const last = within(rows()[0]!).getAllByRole('cell').at(-1);
    expect([last?.textContent, last?.dataset['label']]).toEqual(['Sink', undefined]);
    await arrange();
    expect(screen.queryByRole('button', { name: 'Move Change up' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Move Note down' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is sorted by a select of the sortable columns', async () => {
    show();
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort: Fleet');
    expect([...sort.options].map(({ text }) => text)).toEqual([
      'Default order',
      'Name, ascending',
      'Name, descending',
      'Guns, descending',
      'Guns, ascending',
      'Port, ascending',
      'Port, descending',
    ]);
    await userEvent.selectOptions(sort, 'Guns, descending');
    expect(names()).toEqual(['Adventure', 'Cutty', 'Beagle']);
    expect(where()).toBe('?fleet-sort=guns.descending');
    await userEvent.selectOptions(sort, 'Default order');
    expect(names()).toEqual(['Beagle', 'Adventure', 'Cutty']);
    expect(where()).toBe('');
  });

  it('offers no sorting without sortable columns', () => {
    show({ serverPage: 'unknown' });
    expect(screen.queryByLabelText('Sort: Fleet')).toBeNull();
  });
});

describe('selectable rows', () => {
  const Choosing = ({ of = fleet }: { readonly of?: readonly Ship[] }) => {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <DataTable
          name="fleet"
          caption="Fleet"
          columns={columns}
          rows={of}
          getKey={({ id }) => id}
          selection={{ keys, onChange: setKeys, getLabel: ({ name }) => `Select ${name}` }}
        />
        <output aria-label="chosen">{[...keys].join(' ')}</output>
      </>
    );
  };
  const choosing = (of?: readonly Ship[], at = '/') =>
    render(
      <ThemeProvider>
        <MemoryRouter initialEntries={[at]}>
          <main>
            <Choosing {...(of && { of })} />
          </main>
        </MemoryRouter>
      </ThemeProvider>,
    );
  const chosen = () => screen.getByLabelText('chosen').textContent;
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('are selected one by one and all at once', async () => {
    choosing();
    await userEvent.click(box('Select Beagle'));
    expect(chosen()).toBe('a');
    expect(box('Select all').checked).toBe(false);
    await userEvent.click(box('Select all'));
    expect(chosen()).toBe('a b c');
    await userEvent.click(box('Select Adventure'));
    expect(chosen()).toBe('a c');
    await userEvent.click(box('Select all'));
    await userEvent.click(box('Select all'));
    expect(chosen()).toBe('');
    expect(await axeViolations()).toEqual([]);
  });

  it('are selected among the search results only', async () => {
    choosing(large(20), '/?fleet-find=ship+7');
    await userEvent.click(box('Select all'));
    expect(chosen()).toBe('s7 s17');
  });

  it('are selected by Space and opened by Enter', async () => {
    choosing();
    region().focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(chosen()).toBe('a');
    expect(document.activeElement).toBe(rows()[0]);
    await userEvent.keyboard(' {Enter}');
    expect(chosen()).toBe('');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });
});

describe('the search', () => {
  it('filters the rows and stores the text in the URL', async () => {
    show({ rows: large(20) });
    await userEvent.type(screen.getByRole('searchbox'), 'ship 7');
    expect(names()).toEqual(['Ship 7', 'Ship 17']);
    expect(screen.getByText('2 of 20 rows')).toBeTruthy();
    expect(where()).toBe('?fleet-find=ship+7');
  });

  it('keeps what is typed before the router has rendered the URL', async () => {
    const addresses: To[] = ['/'];
    const navigator = {
      createHref: String,
      go: () => {},
      push: () => {},
      replace: (to: To) => void addresses.push(to),
    };
    const page = (address: To) => (
      <ThemeProvider>
        <Router location={address as string} navigator={navigator}>
          <DataTable
            name="fleet"
            caption="Fleet"
            columns={columns}
            rows={large(20)}
            getKey={({ id }) => id}
          />
        </Router>
      </ThemeProvider>
    );
    const { rerender } = render(page('/'));
    await userEvent.type(screen.getByRole('searchbox'), 'ship 7');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ship 7');
    rerender(page(addresses.at(-1)!));
    expect(names()).toEqual(['Ship 7', 'Ship 17']);
    rerender(page('/'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('shows the empty state of a filter and clears it', async () => {
    show({ rows: large(20) }, '/?fleet-find=galleon');
    expect(screen.getByText('No matching rows')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(20);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is hidden for few rows and for one page of a list', () => {
    show();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    show({ rows: large(20), serverPage: 'unknown' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the stored layout', () => {
  it('hides columns and resets them', async () => {
    show();
    await arrange();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guns' }));
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['Name', 'Port', 'Note']);
    cleanup();
    show();
    expect(titles()).toEqual(['Name', 'Port', 'Note']);
    await arrange();
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['Name', 'Guns', 'Port', 'Note']);
    expect(localStorage.getItem(tablesKey)).toBeNull();
  });

  it('moves columns, but none before the row header', async () => {
    show();
    await arrange();
    await userEvent.click(screen.getByRole('button', { name: 'Move Note up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Note up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Note up' }));
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['Name', 'Note', 'Guns', 'Port']);
    cleanup();
    show();
    expect(titles()).toEqual(['Name', 'Note', 'Guns', 'Port']);
  });

  it('keeps the row header visible', async () => {
    localStorage.setItem(
      tablesKey,
      JSON.stringify({ fleet: { hidden: ['name', 'gone'], order: [], dense: true } }),
    );
    show();
    expect(titles()).toEqual(['Name', 'Guns', 'Port', 'Note']);
    await arrange();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
  });

  it.each(['{', '[]', '{"fleet":{"hidden":7}}'])('is ignored if invalid: %s', (kept) => {
    localStorage.setItem(tablesKey, kept);
    show();
    expect(titles()).toEqual(['Name', 'Guns', 'Port', 'Note']);
  });
});

describe('the keyboard', () => {
  it('moves between rows and opens one', async () => {
    show();
    region().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(rows()[1]);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(rows()[2]);
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(document.activeElement).toBe(rows()[0]);
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('does not open a row that has only buttons', async () => {
    const onSink = vi.fn<() => void>();
    show({
      columns: [
        { id: 'name', title: 'Name', isRowHeader: true, cell: ({ name }) => name },
        {
          id: 'change',
          title: 'Change',
          cell: () => (
            <button type="button" onClick={onSink}>
              Sink
            </button>
          ),
        },
      ],
    });
    region().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSink).not.toHaveBeenCalled();
  });

  it('moves the focus from a row to its controls and on to the next row', async () => {
    show();
    region().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Beagle');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[1]);
  });
});

describe('a long table', () => {
  /** Gives elements a size, which jsdom does not compute: rows of 49 px in a table of 490 px. */
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(490);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  });

  it('renders the visible rows and exposes the total count', () => {
    show({ rows: large(5000) });
    expect(rows().length).toBeLessThan(60);
    expect(table().getAttribute('aria-rowcount')).toBe('5001');
    expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('filters and sorts rows that are not rendered', async () => {
    show({ rows: large(5000) });
    await sortBy('Guns');
    expect(names()[0]).toBe('Ship 4999');
    await userEvent.type(screen.getByRole('searchbox'), '4321');
    expect(names()).toEqual(['Ship 4321']);
  });

  it('renders all of 100 rows', () => {
    show({ rows: large(100) });
    expect(rows()).toHaveLength(100);
    expect(table().getAttribute('aria-rowcount')).toBeNull();
  });
});

it('has no axe violations', async () => {
  show({ rows: large(20) });
  await arrange();
  expect(await axeViolations()).toEqual([]);
});
