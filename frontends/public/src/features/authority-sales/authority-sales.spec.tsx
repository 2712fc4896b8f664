import { brand } from '@aera/content';
import { authoritySales } from '@aera/content/authority-sales';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withProviders, renderPage } from '../../testing/render.tsx';
import { ApplicationForm } from './application-form.tsx';
import { AuthoritySalesPage } from './authority-sales.page.tsx';

const show = () => renderPage(<AuthoritySalesPage />);
const section = (name: string) => screen.getByRole('region', { name });
const headings = (name: string) =>
  within(section(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the authority page', () => {
  it('links to the booking widget twice', () => {
    show();
    for (const name of ['Take Action Today', 'Schedule Call'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(brand.bookingUrl);
    expect(screen.getByText('No contracts. No monthly fees.')).toBeTruthy();
  });

  it('has three features, four results and three steps', () => {
    show();
    expect(headings('What’s included')).toHaveLength(3);
    expect(headings('What members report')).toHaveLength(4);
    expect(headings('Three steps')).toEqual(['Schedule Call', 'Trust Establishment', 'Banking & Protection']);
  });

  it('shows that the film is not available', () => {
    show();
    const film = within(section('AML vs Legal Fiction')).getByRole('article');
    expect(film.textContent).toMatch(/Duration12:34/);
    expect(film.textContent).toMatch(/PriorityEssential/);
    expect(film.textContent).toContain('This film isn’t available here. Ask about it on your call.');
    expect(within(film).queryByRole('button')).toBeNull();
    expect(document.querySelector('video')).toBeNull();
    const poster = within(film).getByRole('img');
    expect([poster.getAttribute('width'), poster.getAttribute('height')]).toEqual(['1280', '720']);
  });

  it('compares two prices and states the difference exactly', () => {
    show();
    const [bar, ours] = within(section('What it costs')).getAllByRole('article');
    expect(bar?.textContent).toContain('$15,000 - $100,000');
    expect(bar?.textContent).toContain('plus ongoing fees');
    expect(ours?.textContent).toContain('$5,000');
    expect(ours?.textContent).toContain('Complete package - No hidden fees');
    expect(screen.getByText('You Save $5,000 - $95,000+')).toBeTruthy();
  });

  it('attributes the limited offer to the organisation and shows no countdown', () => {
    show();
    const { textContent } = section('Moment of Truth');
    expect(textContent).toContain('LIMITED TIME');
    expect(textContent).toContain(
      'AERA calls this a limited-time offer but names no end date, so there is no need to hurry.',
    );
    expect(section('Moment of Truth').querySelector('time, [role="timer"]')).toBeNull();
  });

  it('contains every answer in a prerendered page', () => {
    const html = renderToString(withProviders(<AuthoritySalesPage />)).replaceAll('&#x27;', "'");
    for (const { items } of authoritySales.faq.categories)
      for (const { question, answer } of items) {
        expect(html).toContain(question);
        expect(html).toContain(answer.text);
      }
  });
});

describe('its questions', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  const question = (name: RegExp) => screen.getByRole('button', { name });
  const open = () =>
    screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

  it('are under three tabs, the first of them open', () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Getting Started',
      'Legal Protection',
      'Banking & Practical',
    ]);
    expect(tab('Getting Started').getAttribute('aria-selected')).toBe('true');
    expect(open()).toEqual([]);
  });

  it('show one answer at a time; a click on the open title closes it', async () => {
    show();
    await userEvent.click(question(/How do I begin/));
    expect(open()).toEqual(['How do I begin?']);
    await userEvent.click(question(/How long does it take/));
    expect(open()).toEqual(['How long does it take?']);
    await userEvent.click(question(/How long does it take/));
    expect(open()).toEqual([]);
  });

  it('are all closed under another tab, and after coming back', async () => {
    show();
    await userEvent.click(question(/How do I begin/));
    await userEvent.click(tab('Banking & Practical'));
    expect(question(/Can the trust have a bank account/)).toBeTruthy();
    expect(open()).toEqual([]);
    await userEvent.click(tab('Getting Started'));
    expect(open()).toEqual([]);
  });

  it('can be read with the keyboard alone', async () => {
    show();
    tab('Getting Started').focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    // The panel is focusable, because it may contain no focusable element.
    await userEvent.keyboard('{Tab}{Enter}');
    expect(open()).toEqual(['What does the trust protect?']);
  });
});

describe('the application form', () => {
  it('is not opened by any control on the page', async () => {
    show();
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    // Once the script of the dialog has loaded, the dialog would be visible.
    await act(async () => void (await import('@aera/ui/dialog')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Multi-step application form/)).toBeNull();
  });

  it('is rendered as a placeholder', async () => {
    render(<ApplicationForm open />);
    const dialog = await screen.findByRole('dialog', { name: 'Application Form' });
    expect(dialog.textContent).toContain('Multi-step application form will be implemented here.');
  });
});
