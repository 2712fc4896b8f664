import { alignment } from '@aera/content/how/alignment';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { Alignment } from './alignment.tsx';

const panel = () => within(screen.getByRole('tabpanel'));
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));
const titles = alignment.tabs.map(({ title }) => title);

beforeEach(() => {
  renderPage(<Alignment />);
});

describe('lawful alignment', () => {
  it('has three tabs, the first of them open', () => {
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Why Public Notices Were Required',
      'Case Law That Supports Our Position',
      'Using Their Own Laws Against Them',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(titles[0]);
    expect(
      panel().getByText(
        /AERA says a claim that no one has heard of binds no one\. So it published and addressed its notices and left a 30-day window for anyone to rebut them\./,
      ),
    ).toBeTruthy();
  });

  it('swaps the overview for additional details and back', async () => {
    expect(panel().queryByRole('heading', { name: 'Additional Details' })).toBeNull();
    await press('Details');
    expect(panel().getByRole('heading', { name: 'Additional Details' })).toBeTruthy();
    expect(
      panel()
        .getByText(
          /AERA says a claim that no one has heard of binds no one\. So it published and addressed its notices and left a 30-day window for anyone to rebut them\./,
        )
        .closest('[hidden]'),
    ).toBeTruthy();
    await press('Overview');
    expect(panel().queryByRole('heading', { name: 'Additional Details' })).toBeNull();
  });

  it('keeps the view of each tab while another is open', async () => {
    await press('Details');
    await choose('Case Law That Supports Our Position');
    expect(panel().getByRole('button', { name: 'Details' })).toBeTruthy();
    await choose('Why Public Notices Were Required');
    expect(panel().getByRole('button', { name: 'Overview' })).toBeTruthy();
  });

  it('has at most three sub-cards, the third only with an application', async () => {
    const counts: number[] = [];
    for (const title of titles) {
      await choose(title);
      await press('Details');
      counts.push(panel().getAllByRole('article').length);
    }
    expect(counts).toEqual([2, 3, 3]);
  });

  it('explains a word on the second and the third tab only', async () => {
    expect(panel().queryByRole('button', { name: alignment.tipLabel })).toBeNull();
    for (const { title, tip } of alignment.tabs.slice(1)) {
      await choose(title);
      const mark = panel().getByRole('button', { name: alignment.tipLabel });
      expect(document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent).toBe(tip);
    }
  });

  it('explains the same word on the tab, to pointer and keyboard', async () => {
    for (const [at, { title, tip }] of alignment.tabs.entries()) {
      act(() => screen.getByRole('tab', { name: title }).focus());
      expect(screen.queryByRole('tooltip', { name: tip })?.textContent).toBe(at === 0 ? undefined : tip);
    }
  });

  it('is operated by arrow keys', async () => {
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent?.trim()).toBe(titles[1]);
  });
});
