import { searchKnowledge } from '@aera/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import {
  box,
  form,
  noAnswer,
  reconnect,
  results,
  searchFor,
  submit,
  trust,
  setUpSearchPage,
} from './testing/search-page.ts';

const page = setUpSearchPage();
const { finds, queries } = page;

describe('searching', () => {
  it('cannot be submitted while the query is blank', async () => {
    page.open('/search');
    await box();
    expect(submit().disabled).toBe(true);
    fireEvent.change(await box(), { target: { value: '   ' } });
    expect(submit().disabled).toBe(true);
    await searchFor('   ');
    fireEvent.change(await box(), { target: { value: ' trust ' } });
    expect(submit().disabled).toBe(false);
    expect(queries().filter((query) => query !== '')).toEqual([]);
  });

  it('cannot be submitted again while it runs', async () => {
    const reply = Promise.withResolvers<void>();
    page.open('/search');
    await waitFor(() => expect(queries()).toEqual(['']));
    page.api.on(searchKnowledge, async () => {
      await reply.promise;
      return { results: [trust], hasAnswer: true };
    });
    await searchFor('trust');
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(submit());
    await userEvent.type(await box(), '{Enter}');
    reply.resolve();
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(queries()).toEqual(['', 'trust']);
  });

  it('shows results after the first search only, and keeps the query in the URL', async () => {
    page.open('/search');
    finds(trust);
    await box();
    expect(results()).toHaveLength(0);
    await searchFor('  what is a trust ');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(page.path()).toBe('/search?q=what+is+a+trust');
    expect((await box()).value).toBe('what is a trust');
  });

  it('searches immediately for the query of the URL', async () => {
    finds(trust);
    page.open('/search?q=trust');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect((await box()).value).toBe('trust');
  });

  it('repeats a request for the same query, because an expert may have answered meanwhile', async () => {
    page.open('/search?q=trust');
    await screen.findByText(noAnswer, { selector: 'div:not([role])' });
    finds(trust);
    await searchFor('trust');
    await waitFor(() => expect(results()).toHaveLength(1));
  });

  it('announces the number of results', async () => {
    finds(trust);
    page.open('/search');
    await searchFor('trust');
    const heard = () => screen.getAllByRole('status').map((region) => region.textContent);
    await waitFor(() => expect(heard()).toContain('1 result for “trust”'));
  });
});

describe('a search that fails', () => {
  it('shows the error in a toast and in place of the results, and keeps the query', async () => {
    page.open('/search');
    page.api.on(searchKnowledge, () => problem(503, 'Not now.'));
    await searchFor('trust');
    expect(await screen.findByText('Search Error')).toBeTruthy();
    expect(screen.getByText('Failed to search. Please try again.')).toBeTruthy();
    expect((await box()).value).toBe('trust');
    finds(trust);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(results()).toHaveLength(1));
  });

  it('is repeated after a reconnect', async () => {
    page.open('/search');
    page.api.on(searchKnowledge, () => problem(503, 'Not now.'));
    await searchFor('trust');
    expect(await screen.findByText('Search Error')).toBeTruthy();
    finds(trust);
    await reconnect();
    await waitFor(() => expect(results()).toHaveLength(1));
  });
});

describe('the search session', () => {
  it('is opened once by an empty query, and sent with every later call', async () => {
    page.open('/search');
    await waitFor(() => expect(sessionStorage.getItem('aera-search-session')).toBe('session-1'));
    await searchFor('trust');
    await waitFor(() => expect(queries()).toEqual(['', 'trust']));
    const named = page.api.calls(searchKnowledge).map(({ headers }) => headers.get('x-session-id'));
    expect(named).toEqual([null, 'session-1']);
  });

  it('is not opened again when one exists', async () => {
    sessionStorage.setItem('aera-search-session', 'session-0');
    page.open('/search?q=trust');
    await form();
    expect(queries()).toEqual(['trust']);
    expect(page.api.calls(searchKnowledge)[0]?.headers.get('x-session-id')).toBe('session-0');
  });

  it('is optional: search works without one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    page.api.on(searchKnowledge, ({ body }) =>
      body.query === '' ? problem(503, 'Not now.') : { results: [trust], hasAnswer: true },
    );
    page.open('/search?q=trust');
    await waitFor(() => expect(results()).toHaveLength(1));
  });
});
