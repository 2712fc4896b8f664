import { objectionList } from '@aera/content/how/objection-list';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { Citations } from './objection-panel.tsx';
import { ObjectionTabs } from './objection-tabs.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => within(screen.getByRole('tabpanel'));
const topic = () => panel().getByRole('heading', { level: 3 }).textContent;

describe('the objections', () => {
  beforeEach(() => {
    renderPage(<ObjectionTabs />);
  });

  it('are eighteen numbered tabs, the first of them open', () => {
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 18 }, (_, at) => String(at + 1)),
    );
    expect(screen.getByText('1 of 18')).toBeTruthy();
    expect(topic()).toBe(objectionList[0]?.topic);
  });

  it('are selected by number', async () => {
    await userEvent.click(screen.getByRole('tab', { name: /^12\./ }));
    expect(screen.getByText('12 of 18')).toBeTruthy();
    expect(topic()).toBe(objectionList[11]?.topic);
  });

  it('follow one another and wrap around', async () => {
    await press('Previous');
    expect(screen.getByRole('status').textContent).toBe('18 of 18');
    expect(topic()).toBe(objectionList[17]?.topic);
    await press('Next');
    expect(screen.getByText('1 of 18')).toBeTruthy();
    await press('Next');
    expect(topic()).toBe(objectionList[1]?.topic);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('2');
  });

  it('are shown next to the rebuttal and the record', () => {
    const [first] = objectionList;
    for (const text of [first?.objection, first?.rebuttal.text, first?.details.text, first?.record])
      expect(panel().getByText(text ?? '')).toBeTruthy();
  });
});

describe('authorities', () => {
  const works = ['one', 'two', 'three', 'four', 'five', 'six'];

  it('show the first four and the number of the others', async () => {
    renderPage(<Citations citations={works} />);
    expect(screen.getByText('+2 additional authorities')).toBeTruthy();
    const rest = document.querySelector('details');
    expect(rest?.open).toBe(false);
    expect(
      [...document.querySelectorAll('li')]
        .filter((item) => !rest?.contains(item))
        .map(({ textContent }) => textContent),
    ).toEqual(works.slice(0, 4));
    await userEvent.click(screen.getByText('+2 additional authorities'));
    expect(rest?.open).toBe(true);
    expect(within(rest as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  });

  it('show no number if there are only four', () => {
    renderPage(<Citations citations={works.slice(0, 4)} />);
    expect(screen.queryByText(/additional authorities/)).toBeNull();
  });
});
