import { foundation, type Concept } from '@aera/content/how/foundation';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage } from '../../../testing/render.tsx';
import { Foundation } from '../how.page.tsx';
import { toPreview } from './annotated-text.tsx';

const labels = ['Simple Version', 'How It Works', 'The Mechanics', 'Think of it like'];
const card = (title: string) =>
  within(screen.getByRole('article', { name: new RegExp(`^\\d ${title.slice(0, 12)}`) }));
/** Returns the text of the page without the tooltips of its terms. */
const plain = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const tip of copy.querySelectorAll('[role=tooltip]')) tip.remove();
  return copy.textContent ?? '';
};
const first = foundation.concepts[0] as Concept;

describe('a preview', () => {
  it('is cut at 100 characters plus an ellipsis', () =>
    expect(toPreview('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`));

  it('is the whole text if that is not longer', () =>
    expect(toPreview('x'.repeat(100))).toBe('x'.repeat(100)));
});

describe('the foundation', () => {
  it('has three numbered cards in order', () => {
    renderPage(<Foundation />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1Birth Certificate Bond System',
      '2Cestui Que Vie Trust (1666)',
      '3Vatican Papal Bulls & Canon Law',
    ]);
  });

  it('shows the beginning of the simple version on a closed card', () => {
    renderPage(<Foundation />);
    const shown = card(first.title);
    expect(plain()).toContain(toPreview(first.simple.text));
    expect(shown.getByRole('button', { name: 'bond' })).toBeTruthy();
    expect(shown.queryByText('How It Works')?.closest('[hidden]')).toBeTruthy();
  });

  it('shows four complete versions on an open card, and closes again', () => {
    renderPage(<Foundation />);
    const shown = card(first.title);
    fireEvent.click(shown.getByRole('button', { name: 'Show all four' }));
    expect(shown.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(labels);
    const whole = plain();
    for (const { text } of [first.simple, first.detail, first.mechanics, first.example])
      expect(whole).toContain(text);
    fireEvent.click(shown.getByRole('button', { name: 'Show less' }));
    expect(shown.getAllByRole('heading', { level: 4 })).toHaveLength(1);
  });

  it('explains each of its terms', () => {
    renderPage(<Foundation />);
    for (const { title, terms } of foundation.concepts) {
      const shown = card(title);
      fireEvent.click(shown.getByRole('button', { name: 'Show all four' }));
      for (const { term, tip } of terms) {
        const [explained] = shown.getAllByRole('button', { name: term });
        expect(document.getElementById(explained?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
          tip,
        );
      }
    }
  });

  it('attributes the presumption of death after seven years to the organisation', () => {
    renderPage(<Foundation />);
    const shown = card('Cestui Que Vie');
    fireEvent.click(shown.getByRole('button', { name: 'Show all four' }));
    expect(shown.getByText('7-year').parentElement?.textContent).toContain('presumption-of-death period');
  });

  it('is accessible when open', async () => {
    renderPage(<Foundation />);
    for (const button of screen.getAllByRole('button', { name: 'Show all four' })) fireEvent.click(button);
    expect(await axeViolations()).toEqual([]);
  });
});
