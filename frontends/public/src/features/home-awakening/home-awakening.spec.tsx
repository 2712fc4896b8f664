import { disclaimer } from '@aera/content';
import { months } from '@aera/living-time';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withProviders, renderPage } from '../../testing/render.tsx';
import { HomeAwakeningPage } from './home-awakening.page.tsx';

const tabs = () => screen.getAllByRole('tab');
/** Returns the month of a tab from its accessible name, which also contains the numeral. */
const toMonth = (tab: Element | null) => tab?.getAttribute('aria-label')?.split(',')[0];
const shown = () => toMonth(screen.getByRole('tab', { selected: true }));
const panel = () => screen.getByRole('tabpanel').textContent?.replaceAll(/\s/g, ' ');

/** Sets the date to noon of a day in the local time zone. */
const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

describe('today', () => {
  it('is shown in the living calendar, with the line of its month', () => {
    on('2026-07-05');
    renderPage(<HomeAwakeningPage />);
    expect(screen.getByText('Eden 2, Year 4')).toBeTruthy();
    expect(shown()).toBe('Eden');
    expect(panel()).toContain('This month');
  });

  it('may lie outside the months', () => {
    on('2027-07-03');
    renderPage(<HomeAwakeningPage />);
    expect(screen.getByText('Alignment Day 1, Year 4')).toBeTruthy();
    expect(shown()).toBe('Eden');
    expect(screen.queryByText('This month')).toBeNull();
  });

  it('is absent from a page that is rendered at build, which has all months', () => {
    const html = renderToString(withProviders(<HomeAwakeningPage />));
    expect(html).not.toMatch(/Year \d/);
    for (const { essence } of months) expect(html).toContain(essence.replaceAll("'", '&#x27;'));
  });
});

describe('the wheel of the year', () => {
  beforeEach(() => {
    on('2026-11-21');
    renderPage(<HomeAwakeningPage />);
  });

  it('has thirteen months and shows the current one', () => {
    expect(tabs().map(toMonth)).toEqual(months.map(({ name }) => name));
    expect(shown()).toBe('Solace');
  });

  it('shows the line and the days of the selected month', () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Flora, XIII' }));
    expect(panel()).toContain('Bloom late or early, but bloom.');
    expect(panel()).toContain('June 5 – July 2, 2027');
    expect(panel()).not.toContain('This month');
  });

  it('wraps around with its arrows', () => {
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('tab', { name: 'Flora, XIII' }));
    press('Next month');
    expect(shown()).toBe('Eden');
    press('Previous month');
    expect(shown()).toBe('Flora');
  });

  it('is one tab stop, and turns by its keys', async () => {
    expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    screen.getByRole('tab', { selected: true }).focus();
    const reached: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowDown', 'ArrowLeft', 'Home', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      expect(toMonth(document.activeElement)).toBe(shown());
      reached.push(shown());
    }
    expect(reached).toEqual(['Eternis', 'Flora', 'Eden', 'Flora', 'Eden', 'Flora']);
  });
});

it('links to three pages and closes with the disclaimer', () => {
  renderPage(<HomeAwakeningPage />);
  const ways = within(screen.getByRole('region', { name: 'Where to go from here' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/intro', '/how', '/trusts']);
  expect(screen.getByText(disclaimer.full)).toBeTruthy();
});
