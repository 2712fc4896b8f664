import { searchKnowledge } from '@aera/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada } from '../../testing/member-page.tsx';
import {
  field,
  form,
  noAnswer,
  reconnect,
  results,
  searchFor,
  trust,
  setUpSearchPage,
} from './testing/search-page.ts';

const page = setUpSearchPage();
const { queries } = page;

describe('a search that finds no answer', () => {
  it('shows the empty state and opens the form with the query', async () => {
    page.signIn();
    page.open('/search');
    await searchFor('who is on mars');
    await form();
    expect(screen.getAllByText(noAnswer, { exact: false }).length).toBeGreaterThan(0);
    expect(field('Your question').value).toBe('who is on mars');
    await waitFor(() => expect(field('Your email').textContent).toBe(ada.email));
  });

  it('still shows weak results', async () => {
    page.api.on(searchKnowledge, () => ({ results: [{ ...trust, confidence: 0.3 }], hasAnswer: false }));
    page.open('/search?q=mars');
    await screen.findByRole('heading', { name: 'Closest matches' });
    expect(results()).toHaveLength(1);
  });

  it('closes the form, and opens it again with the next search', async () => {
    page.open('/search?q=mars');
    await form();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    await searchFor('venus');
    await form();
    expect(field('Your question').value).toBe('venus');
  });

  it('keeps the form closed after a reconnect', async () => {
    page.open('/search?q=mars');
    await form();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await reconnect();
    expect(queries()).toEqual(['', 'mars']);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps the input of an open form', async () => {
    page.open('/search?q=mars');
    await form();
    fireEvent.change(field('Your question'), { target: { value: 'My own words' } });
    await searchFor('venus');
    await waitFor(() => expect(queries()).toContain('venus'));
    expect(field('Your question').value).toBe('My own words');
  });

  it('keeps the input when the next search has an answer', async () => {
    page.open('/search?q=mars');
    await form();
    fireEvent.input(field('Your question'), { target: { value: 'My own words' } });
    page.api.on(searchKnowledge, () => ({ results: [trust], hasAnswer: true }));
    await searchFor('venus');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(field('Your question').value).toBe('My own words');
  });
});
