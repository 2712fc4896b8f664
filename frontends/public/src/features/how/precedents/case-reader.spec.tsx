import { cases, type CourtCase } from '@aera/content/how/cases';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage, withProviders } from '../../../testing/render.tsx';
import { CaseReader } from './case-reader.tsx';

const titles = cases.map(({ title }) => title);
const third = cases[2] as CourtCase;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
/** Queries within the open case. */
const study = () => within(screen.getByRole('article'));
const shown = () => screen.getByRole('article').getAttribute('aria-labelledby');
const open = async (at: number) => {
  const [card] = screen.getAllByRole('button', { name: 'Read the case' }).slice(at);
  await userEvent.click(card as HTMLElement);
};

beforeEach(() => {
  renderPage(<CaseReader />);
});

describe('the grid of cases', () => {
  it('shows cases 1 to 3, then 4 to 6, and back', async () => {
    expect(cards()).toEqual(titles.slice(0, 3));
    await press('Show Cases 4-6');
    expect(cards()).toEqual(titles.slice(3, 6));
    await press('Show Cases 1-3');
    expect(cards()).toEqual(titles.slice(0, 3));
  });

  it('lists all seven by name, and opens the one that has no card', async () => {
    const list = within(screen.getByRole('navigation', { name: 'All seven cases' }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(list.getByRole('button', { name: /Bond v. United States/ }));
    expect(screen.getByText('Case 7 of 7')).toBeTruthy();
  });
});

describe('a case in full', () => {
  it('opens from its card with its position among the seven', async () => {
    await open(2);
    expect(shown()).toBe(`${third.id}-title`);
    expect(screen.getByText('Case 3 of 7')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show Cases 4-6' })).toBeNull();
  });

  it('wraps around at both ends', async () => {
    await open(0);
    await press('Previous');
    expect(screen.getByText('Case 7 of 7').getAttribute('aria-live')).toBe('polite');
    expect(shown()).toBe(`${cases[6]?.id}-title`);
    await press('Next');
    expect(screen.getByText('Case 1 of 7')).toBeTruthy();
    await press('Next');
    expect(shown()).toBe(`${cases[1]?.id}-title`);
  });

  it('returns to the part of the grid that was shown', async () => {
    await press('Show Cases 4-6');
    await open(1);
    expect(screen.getByText('Case 5 of 7')).toBeTruthy();
    await press('Back to All Cases');
    expect(cards()).toEqual(titles.slice(3, 6));
  });

  it('takes the focus, and returns it to where it was opened', async () => {
    await open(1);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Case 2 of 7' }));
    await press('Next');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    await press('Back to All Cases');
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Read the case' })[1]);
  });

  it('separates the record from the reading, and says how courts see the reading', async () => {
    await open(2);
    expect(study().getByText('On the record')).toBeTruthy();
    expect(study().getByText('How AERA reads it')).toBeTruthy();
    expect(study().getByText(third.ruling)).toBeTruthy();
    expect(study().getByText(third.courtHolding.majority)).toBeTruthy();
    expect(study().getByText(third.reception)).toBeTruthy();
    for (const { text } of Object.values(third.comprehensiveApplication))
      expect(study().getByText(text)).toBeTruthy();
  });

  it('puts only the court’s own words between quotation marks', async () => {
    await open(0);
    expect(screen.getByRole('blockquote').textContent).toMatch(/^“.*”$/);
    expect(study().getByText('From the opinion')).toBeTruthy();
    await press('Next');
    expect(screen.queryByRole('blockquote')).toBeNull();
    expect(study().getByText('In our words, not a quotation')).toBeTruthy();
  });

  it('shows where the organisation’s year differs from the record', async () => {
    await press('Show Cases 4-6');
    await open(2);
    expect(study().getByText('Silence as fraud (1906)')).toBeTruthy();
    expect(
      study().getByText(
        /AERA gives 1906 as the year of this principle\. The decision usually quoted for it, shown here, is from 1977\./,
      ),
    ).toBeTruthy();
  });

  it('is not announced as one of them while the prerendered page shows all of them', () =>
    expect(renderToString(withProviders(<CaseReader />))).not.toContain('aria-label="Case '));

  it('has no axe violations', async () => {
    await open(0);
    expect(await axeViolations()).toEqual([]);
  });
});
