import { brand } from '@aera/content';
import { protection } from '@aera/content/protection';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { ProtectionPage } from './protection.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the four situations', () => {
  const situations = () => region('Four situations');
  const panel = () => within(situations().getByRole('tabpanel'));

  it('are tabs, the first of them open', () => {
    renderPage(<ProtectionPage />);
    expect(
      situations()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Personal identity', 'Family', 'Property and assets', 'Business']);
    expect(situations().getByRole('tab', { selected: true }).textContent).toBe('Personal identity');
  });

  it('each have benefits, a dated timeline, an outcome, a picture with a caption and a decision', async () => {
    renderPage(<ProtectionPage />);
    for (const { label, benefits, example, image, realExample } of protection.scenarios.items) {
      await userEvent.click(situations().getByRole('tab', { name: label }));
      for (const benefit of benefits.items) expect(panel().getByText(benefit)).toBeTruthy();
      const days = [...document.querySelectorAll('[role=tabpanel][data-state=active] time')];
      expect(days.map((day) => day.getAttribute('datetime'))).toEqual(
        example.timeline.map(({ date }) => date),
      );
      expect(panel().getByRole('heading', { name: 'Outcome' }).nextSibling?.textContent).toBe(
        example.outcome.text,
      );
      expect(panel().getByRole('figure').textContent).toBe(image.caption);
      expect(panel().getByRole('img').getAttribute('alt')).toBe(image.alt);
      expect(panel().getByText(realExample.name)).toBeTruthy();
    }
  });

  it('show each date unchanged in every time zone', () => {
    renderPage(<ProtectionPage />);
    expect(panel().getByText('Mar 3, 2025')).toBeTruthy();
    expect(panel().getByText('Mar 17, 2025').parentElement?.textContent).toContain('10-day rebuttal window');
  });
});

describe('the limitations', () => {
  it('are closed at first, and open and close by their title', () => {
    renderPage(<ProtectionPage />);
    const title = screen.getByRole('button', { name: 'Limitations' });
    expect(isOpen(title)).toBe(false);
    fireEvent.click(title);
    expect(isOpen(title)).toBe(true);
    expect(screen.getByText(/not a law firm and does not represent you/)).toBeTruthy();
    fireEvent.click(title);
    expect(isOpen(title)).toBe(false);
  });
});

describe('the cost comparison', () => {
  it('compares six factors and shows its figures', () => {
    renderPage(<ProtectionPage />);
    const table = screen.getByRole('table', { name: 'Cost comparison, according to AERA' });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head?.textContent).toBe('FactorAERATraditional lawyers');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['$5,000', '$100,000-$500,000+'],
      ['Within 30 days', '6-12 months'],
      ['No recurring fees', expect.any(String)],
      ['Within 72 hours', expect.any(String)],
      ['10-day rebuttal window', expect.any(String)],
      ['Does not represent you', expect.any(String)],
    ]);
    expect(
      screen.getByText(
        /AERA compares its price with what it says traditional lawyers charge for the same kind of protection: “95% less cost”\./,
      ),
    ).toBeTruthy();
  });
});

describe('the questions', () => {
  const questions = () => region('Questions before you begin').getAllByRole('button');
  const open = () => questions().flatMap((button, at) => (isOpen(button) ? [at] : []));

  it('are eight, six of them in one grid and the rest below', () => {
    renderPage(<ProtectionPage />);
    expect(questions()).toHaveLength(8);
    const groups = new Map<Element | null, number>();
    for (const question of questions()) {
      const group = question.closest('h3')?.parentElement?.parentElement ?? null;
      groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    expect([...groups.values()]).toEqual([6, 2]);
  });

  it('open one at a time, across both groups; a click on the open title closes it', () => {
    renderPage(<ProtectionPage />);
    const ask = (at: number) => fireEvent.click(questions()[at] ?? document.body);
    expect(open()).toEqual([]);
    ask(1);
    expect(open()).toEqual([1]);
    ask(7);
    expect(open()).toEqual([7]);
    ask(0);
    expect(open()).toEqual([0]);
    ask(0);
    expect(open()).toEqual([]);
  });
});

describe('the calls to action', () => {
  it('link to the booking', () => {
    renderPage(<ProtectionPage />);
    for (const name of ['Begin Protection', 'Choose a time']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(brand.bookingUrl);
    }
  });

  it('describe the three next steps', () => {
    renderPage(<ProtectionPage />);
    const steps = region('Schedule Your Freedom Call').getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]?.textContent).toContain('Free 30-minute consultation');
    expect(steps[1]?.textContent).toContain('about 3-5 minutes');
  });
});
