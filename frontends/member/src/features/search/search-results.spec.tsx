import { type SearchResult, recordSearchClick, searchKnowledge, voteOnAnswer } from '@aera/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { box, results, submit, setUpSearchPage } from './testing/search-page.ts';

const page = setUpSearchPage();
const { finds } = page;

const trust: SearchResult = {
  id: 'a-1',
  title: 'What is a trust?',
  category: 'Trusts',
  confidence: 0.9,
  content: 'A trust holds property for others.',
  sourcePage: '/trusts',
};

describe('while the member types', () => {
  const typing = async (text: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () =>
    page.api
      .calls(searchKnowledge)
      .filter(({ body }) => body.query !== '')
      .map(({ body }) => [body.query, body.typing]);
  const open = async (path = '/search') => {
    page.open(path);
    await box();
    vi.useFakeTimers();
  };

  it('searches after three characters and 300 ms, without moving the focus', async () => {
    finds(trust);
    await open();
    await typing('tr');
    await pause(400);
    await typing('trust ');
    await pause(299);
    expect(asked()).toEqual([]);
    await pause(1);
    await pause(0);
    expect(asked()).toEqual([['trust', true]]);
    expect(page.path()).toBe('/search?q=trust');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('trust ');
    expect(results()).toHaveLength(1);
  });

  it('shows no empty state while typing', async () => {
    await open();
    await typing('mars');
    await pause(300);
    expect(asked()).toEqual([['mars', true]]);
    expect(screen.queryByRole('form', { name: 'Ask our experts' })).toBeNull();
    fireEvent.click(submit());
    await pause(0);
    expect(asked().at(-1)).toEqual(['mars', undefined]);
    expect(screen.getByRole('form', { name: 'Ask our experts' })).toBeTruthy();
  });

  it('shows no error for a failed search while typing', async () => {
    await open();
    page.api.on(searchKnowledge, () => problem(503, 'Not now.'));
    await typing('trust');
    await pause(300);
    expect(asked()).toEqual([['trust', true]]);
    expect(screen.queryByText('Search Error')).toBeNull();
  });

  it('Back leads from search to search, not from word to word', async () => {
    finds(trust);
    await open('/search?q=notice');
    for (const text of ['tru', 'trus', 'trust']) {
      await typing(text);
      await pause(300);
    }
    fireEvent.click(submit());
    await pause(0);
    expect(page.path()).toBe('/search?q=trust');
    await act(async () => page.back());
    expect(page.path()).toBe('/search?q=notice');
  });

  it('Back and Forward show the query of the results in the field', async () => {
    finds(trust);
    await open('/search?q=notice');
    const value = () => screen.getByRole<HTMLInputElement>('combobox').value;
    await typing('trust');
    await pause(300);
    expect(page.path()).toBe('/search?q=trust');
    await act(async () => page.back());
    expect([page.path(), value()]).toEqual(['/search?q=notice', 'notice']);
    await act(async () => page.forward());
    expect([page.path(), value()]).toEqual(['/search?q=trust', 'trust']);
  });
});

describe('categories', () => {
  const categories = [
    { name: 'Trusts', count: 3 },
    { name: 'Notices', count: 1 },
  ];
  const group = () => screen.findByRole('group', { name: 'Category' });
  const findsIn = () =>
    page.api.on(searchKnowledge, ({ body }) => ({
      results: body.category === 'Notices' ? [] : [trust],
      hasAnswer: !body.category,
      categories,
    }));

  it('filter the results, with the choice in the URL', async () => {
    findsIn();
    page.open('/search?q=trust');
    const choices = within(await group()).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'All (4)',
      'Trusts (3)',
      'Notices (1)',
    ]);
    await userEvent.click(choices[1] as HTMLElement);
    expect(page.path()).toBe('/search?q=trust&category=Trusts');
    await waitFor(() => expect(page.api.calls(searchKnowledge).at(-1)?.body.category).toBe('Trusts'));
  });

  it('show how many further results exist', async () => {
    findsIn();
    page.open('/search?q=trust');
    expect(await screen.findByRole('heading', { name: 'Top 1 of 4 results for “trust”' })).toBeTruthy();
  });

  it('show an empty state without offering the question form', async () => {
    findsIn();
    page.open('/search?q=trust&category=Notices');
    expect(await screen.findByText('No results in “Notices” for “trust”')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Ask our experts' })).toBeNull();
    await userEvent.click(within(await group()).getByRole('radio', { name: 'All (4)' }));
    await waitFor(() => expect(results()).toHaveLength(1));
  });

  it('are hidden when there is only one', async () => {
    page.api.on(searchKnowledge, () => ({
      results: [trust],
      hasAnswer: true,
      categories: [{ name: 'Trusts', count: 1 }],
    }));
    page.open('/search?q=trust');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
  });
});

describe('an answered question', () => {
  const answered: SearchResult = {
    ...trust,
    id: '00000000-0000-4000-8000-00000000000a',
    title: 'What is a charter?',
    kind: 'answer',
  };
  const votes = () => page.api.calls(voteOnAnswer).map(({ body }) => body);
  const vote = async () => within(await screen.findByRole('region', { name: 'Did this answer help?' }));

  it('can be voted on without an account', async () => {
    finds(answered, trust);
    page.api.on(voteOnAnswer, () => undefined);
    page.open('/search?q=charter');
    await userEvent.click((await vote()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Thanks for your feedback. You can change it at any time.')).toBeTruthy();
    await userEvent.click((await vote()).getByRole('button', { name: 'No' }));
    await userEvent.selectOptions(screen.getByLabelText('What was the problem?'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(async () =>
      expect((await vote()).getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(votes()).toEqual([{ helpful: true }, { helpful: false, reason: 'wrong' }]);
  });

  it('keeps the choice open when the vote fails', async () => {
    finds(answered);
    page.api.on(voteOnAnswer, () => problem(403, 'Acknowledge the jurisdiction notice before you vote.'));
    page.open('/search?q=charter');
    await userEvent.click((await vote()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Acknowledge the jurisdiction notice before you vote.')).toBeTruthy();
    expect((await vote()).getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('opening a result', () => {
  const queryId = '0a3c3e0e-9d6f-4b6e-8f1f-0d1f5c1f2a3b';
  const opened = () => page.api.calls(recordSearchClick).map(({ body }) => body);

  it('is reported to the search with its position', async () => {
    page.api.on(recordSearchClick, () => undefined);
    page.api.on(searchKnowledge, () => ({
      results: [trust, { ...trust, id: 'what-is-a-notice', kind: 'article', title: 'What is a notice?' }],
      hasAnswer: true,
      queryId,
    }));
    page.open('/search?q=trust');
    await userEvent.click(await screen.findByRole('link', { name: 'What is a notice?' }));
    await waitFor(() => expect(page.path()).toBe('/search/articles/what-is-a-notice'));
    expect(opened()).toEqual([{ queryId, documentId: 'what-is-a-notice', rank: 2 }]);
  });

  it('works even if the report fails', async () => {
    finds({ ...trust, content: 'A trust. '.repeat(100) });
    page.open('/search?q=trust');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
    expect(opened()).toEqual([]);
  });
});
