import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { LegalBattlePage } from './legal-battle.page.tsx';

const cases = [
  'Child Support and Custody',
  'Liens and Foreclosure',
  'Contract Termination',
  'Active Lawsuits',
  'Tax Disputes',
  'Criminal Charges',
];

const carousel = () => within(screen.getByRole('region', { name: 'Case types' }));
const press = (name: string) => fireEvent.click(carousel().getByRole('button', { name }));
const shown = () => carousel().getByRole('heading', { level: 3 }).textContent;

beforeEach(() => {
  renderPage(<LegalBattlePage />);
});

describe('the six cases', () => {
  it('follow one another, and wrap from the last to the first', () => {
    const seen = cases.map((_, at) => {
      expect(carousel().getByText(`Case ${at + 1} of 6`)).toBeTruthy();
      const title = shown();
      press('Next');
      return title;
    });
    expect(seen).toEqual(cases);
    expect(shown()).toBe(cases[0]);
  });

  it('wrap from the first to the last', () => {
    press('Previous');
    expect(shown()).toBe('Criminal Charges');
    expect(carousel().getByText('Case 6 of 6')).toBeTruthy();
  });

  it('have a dot each', () => {
    for (const title of cases) {
      press(title);
      expect(shown()).toBe(title);
      expect(carousel().getByRole('button', { current: true }).getAttribute('aria-label')).toBe(title);
    }
  });

  it('show the organisation’s statements and what binds meanwhile', () => {
    for (const title of cases) {
      press(title);
      const slide = within(carousel().getByRole('group'));
      for (const label of ['Situation', 'AERA solution', 'Outcome', 'What still binds you'])
        expect(slide.getByText(label)).toBeTruthy();
      expect(slide.getAllByText(/AERA/).length).toBeGreaterThan(0);
    }
  });

  it('are at #scenarios, where the hero links to', () => {
    const link = screen.getByRole('link', { name: 'See the six case types' });
    expect(link.getAttribute('href')).toBe('#scenarios');
    expect(
      document.getElementById('scenarios')?.contains(screen.getByRole('region', { name: 'Case types' })),
    ).toBe(true);
  });
});

it('states first what binds, and where to get legal aid', () => {
  const note = screen.getByRole('region', { name: 'First: what still binds you' });
  expect(note.textContent).toContain(
    'Deadlines, hearings, orders and debts still bind you, whatever this page or any notice says. If you’re in a dispute now, see a licensed lawyer or legal aid first.',
  );
  expect(note.textContent).toContain(
    'Deadlines, hearings, orders and debts still bind you, whatever this page or any notice says. If you’re in a dispute now, see a licensed lawyer or legal aid first.',
  );
  expect(within(note).getAllByRole('link').length).toBeGreaterThan(0);
  const [, second] = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
  expect(second?.textContent).toBe('First: what still binds you');
});

it('describes four steps of the activation', () => {
  const steps = screen.getByRole('region', { name: 'How protection is activated' });
  expect(within(steps).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(steps.textContent).toContain('72 hours');
});

it('states that every day matters, before, during and after legal action', () => {
  const timing = screen.getByRole('region', { name: 'Every Day Matters' });
  expect(
    within(timing)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Before Legal Action', 'During Legal Action', 'After Legal Action']);
});

it('answers six questions, one at a time', () => {
  const faq = within(screen.getByRole('region', { name: 'Questions people ask in a hurry' }));
  const questions = faq.getAllByRole('button');
  expect(questions).toHaveLength(6);
  const open = () => questions.filter((one) => one.getAttribute('aria-expanded') === 'true');
  for (const question of questions) {
    fireEvent.click(question);
    expect(open()).toEqual([question]);
  }
  fireEvent.click(questions[5] as HTMLElement);
  expect(open()).toEqual([]);
});

it.each([
  ['Get Protection TODAY', '/join'],
  ['Learn More First', '/trusts'],
])('links by "%s" to %s, at the top and at the end', (name, href) => {
  expect(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toEqual([
    href,
    href,
  ]);
});

it('states its price', () => {
  expect(screen.getByText('$2,600')).toBeTruthy();
});
