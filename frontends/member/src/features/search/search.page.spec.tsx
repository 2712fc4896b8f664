import {
  searchKnowledge,
  type SearchResult,
  recordDeflectedQuestion,
  submitQuestion,
  suggest,
} from '@aera/contracts';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ada, useMemberPage } from '../../testing/member-page.tsx';
import { problem } from '@aera/frontend-kit/testing';

const page = useMemberPage();

const noAnswer =
  'We currently cannot provide a specific answer to your question. Please submit it below so our experts can help you.';

const trust: SearchResult = {
  id: 'a-1',
  title: 'What is a trust?',
  category: 'Trusts',
  confidence: 0.9,
  content: 'A trust holds <b>property</b> for others.',
  sourcePage: '/trusts',
  highlights: { title: [[10, 15]], content: [[2, 7]] },
};

const finds = (...results: SearchResult[]) =>
  page.api.on(searchKnowledge, () => ({ results, hasAnswer: true }));

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the knowledge base' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
const searchFor = async (text: string) => {
  fireEvent.change(await box(), { target: { value: text } });
  fireEvent.click(submit());
};
const results = () => screen.queryAllByRole('article');
const form = () => screen.findByRole('form', { name: 'Ask our experts' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const queries = () => page.api.calls(searchKnowledge).map(({ body }) => body.query);
const reconnect = () =>
  act(async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });

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

describe('a result', () => {
  it.each([
    [0.8, 'High'],
    [0.79, 'Medium'],
    [0.6, 'Medium'],
    [0.59, 'Low'],
  ])('of confidence %d is labelled %s', async (confidence, label) => {
    finds({ ...trust, confidence });
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByText(label).parentElement?.textContent).toBe(`${label} confidence`);
  });

  it('shows title, category and content with highlighted matches, and escapes markup', async () => {
    finds(trust);
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading').textContent).toBe('What is a trust?');
    expect(within(card).getByText('Trusts').textContent).toBe('Trusts');
    expect([...card.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['trust', 'trust']);
    expect(card.textContent).toContain('A trust holds <b>property</b> for others.');
    expect(card.querySelector('b')).toBeNull();
  });

  it('links to its source in a new tab', async () => {
    finds(trust);
    page.open('/search?q=trust');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Source/ });
    expect([link.pathname, link.target, link.rel]).toEqual(['/trusts', '_blank', 'noopener noreferrer']);
  });

  it.each([undefined, 'javascript:alert(1)', 'http://['])(
    'has no link to the source %s',
    async (sourcePage) => {
      finds({ ...trust, sourcePage });
      page.open('/search?q=trust');
      const card = await screen.findByRole('article');
      expect(within(card).queryByRole('link')).toBeNull();
    },
  );

  it('shows the best passage, and the full text on demand', async () => {
    const content = `${'First words. '.repeat(30)}The answer. ${'Last words. '.repeat(30)}`;
    const start = content.indexOf('The answer.');
    finds({ ...trust, content, highlights: undefined, excerpt: [start, start + 11] });
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('… The answer. …').tagName).toBe('P');
    await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
    expect(card.textContent).toContain(content);
  });
});

describe('a search that finds no answer', () => {
  it('shows the empty state and opens the form with the query', async () => {
    page.signIn();
    page.open('/search');
    await searchFor('who is on mars');
    await form();
    expect(screen.getAllByText(noAnswer, { exact: false }).length).toBeGreaterThan(0);
    expect(field('Your question').value).toBe('who is on mars');
    await waitFor(() => expect(field('Your email').value).toBe(ada.email));
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

describe('the question form', () => {
  const accepts = () =>
    page.api.on(submitQuestion, () => ({
      id: 'q-1',
      status: 'pending',
      submittedAt: '2025-07-04T09:00:00Z',
    }));
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Question' });
  const fill = async (question: string, email: string) => {
    await form();
    fireEvent.change(field('Your question'), { target: { value: question } });
    fireEvent.change(field('Your email'), { target: { value: email } });
  };

  it('is open from the start when the link requests it', async () => {
    page.open('/search', { ask: true });
    await form();
    await waitFor(() => expect(document.activeElement).toBe(field('Your question')));
  });

  it.each([
    ['', 'ada@example.org'],
    ['   ', 'ada@example.org'],
    ['Who?', ''],
    ['Who?', '  '],
  ])('requires both fields: %j and %j are not enough', async (question, email) => {
    page.open('/search?q=mars');
    await fill(question, email);
    expect(send().disabled).toBe(true);
  });

  it('shows an invalid e-mail address at its field and sends nothing', async () => {
    page.open('/search?q=mars');
    await fill('Who?', 'ada@');
    await userEvent.click(send());
    expect(field('Your email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Your email'));
    expect(page.api.calls(submitQuestion)).toHaveLength(0);
  });

  it('sends question, original query and e-mail address, confirms, and clears the form', async () => {
    accepts();
    page.open('/search?q=mars');
    await fill(' Who lives on Mars? ', ' ada@example.org ');
    await userEvent.click(send());
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
    expect(
      screen.getByText(
        "Your question has been submitted to our experts. You'll be notified when we have an answer.",
      ),
    ).toBeTruthy();
    expect(page.api.calls(submitQuestion).map(({ body }) => body)).toEqual([
      { question: 'Who lives on Mars?', originalQuery: 'mars', userEmail: 'ada@example.org' },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Question' }));
    expect(field('Your question').value).toBe('mars');
  });

  const near = (id: string, title: string) => ({
    id,
    title,
    kind: 'answer',
    category: 'Answered question',
    confidence: 0.7,
    content: `The answer to ${title}`,
  });
  const offers = () =>
    page.api.on(searchKnowledge, ({ body }) => ({
      results:
        body.category === 'Answered question'
          ? ['a', 'b', 'c', 'd'].map((id) => near(id, `Question ${id}?`))
          : [],
      hasAnswer: false,
    }));

  it('offers the three nearest answered questions before it sends', async () => {
    accepts();
    offers();
    page.open('/search?q=mars');
    await fill('Who lives on Mars?', 'ada@example.org');
    await userEvent.click(send());
    expect(await screen.findByText('Do any of these answer your question?')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'This answers it' })).toHaveLength(3);
    expect(page.api.calls(submitQuestion)).toHaveLength(0);
    expect(field('Your question').value).toBe('Who lives on Mars?');
    await userEvent.click(screen.getByRole('button', { name: 'None of these, submit my question' }));
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
    expect(page.api.calls(submitQuestion)).toHaveLength(1);
  });

  it('ends without a question when one of them helps, and counts a deflection', async () => {
    offers();
    page.api.on(recordDeflectedQuestion, () => undefined);
    page.open('/search?q=mars');
    await fill('Who lives on Mars?', 'ada@example.org');
    await userEvent.click(send());
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'This answers it' }))[1] as HTMLElement,
    );
    expect(await screen.findByText('Glad we could help')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(page.api.calls(recordDeflectedQuestion).map(({ body }) => body)).toEqual([{ documentId: 'b' }]);
    expect(page.api.calls(submitQuestion)).toHaveLength(0);
  });

  it('can be edited after the offer, and requests a new one', async () => {
    offers();
    page.open('/search?q=mars');
    await fill('Who lives on Mars?', 'ada@example.org');
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Edit my question' }));
    expect(document.activeElement).toBe(field('Your question'));
    await userEvent.type(field('Your question'), ' And why?');
    await userEvent.click(send());
    expect(await screen.findByText('Do any of these answer your question?')).toBeTruthy();
    expect(queries().at(-1)).toBe('Who lives on Mars? And why?');
  });

  it('works when the search is down', async () => {
    accepts();
    page.open('/search?q=mars');
    await fill('Who lives on Mars?', 'ada@example.org');
    page.api.on(searchKnowledge, () => problem(503, 'Later.'));
    await userEvent.click(send());
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
  });

  it('sends the same idempotency key on a retry, and another one after an edit', async () => {
    page.api.on(submitQuestion, () => problem(503, 'Later.'));
    page.open('/search?q=mars');
    await fill('Who?', 'ada@example.org');
    const tries = async (count: number) => {
      await userEvent.click(send());
      await waitFor(() => expect(page.api.calls(submitQuestion)).toHaveLength(count));
      await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
    };
    await tries(1);
    await tries(2);
    await userEvent.type(field('Your question'), '?');
    await tries(3);
    const [first, again, other] = page.api
      .calls(submitQuestion)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('shows a visitor the status link', async () => {
    page.api.on(submitQuestion, () => ({
      id: 'q-1',
      status: 'pending',
      submittedAt: '2025-07-04T09:00:00Z',
      followPath: '/questions/follow#token-1',
    }));
    page.open('/search?q=mars');
    await fill('Who?', 'ada@example.org');
    await userEvent.click(send());
    const link = await screen.findByRole('link', { name: 'View my question' });
    expect(link.getAttribute('href')).toBe('/questions/follow#token-1');
    expect(document.activeElement?.textContent).toBe('Follow your question');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Follow your question')).toBeNull();
  });

  it('cannot be submitted twice', async () => {
    page.api.on(submitQuestion, () => new Promise(() => {}));
    page.open('/search?q=mars');
    await fill('Who?', 'ada@example.org');
    fireEvent.submit(await form());
    await waitFor(() => expect(screen.getByText('Submitting…')).toBeTruthy());
    fireEvent.submit(await form());
    expect(page.api.calls(submitQuestion)).toHaveLength(1);
  });

  it('keeps the input when it fails', async () => {
    page.api.on(submitQuestion, () =>
      problem(400, 'no', {
        errors: [{ field: 'question', message: 'contains characters that cannot be stored' }],
      }),
    );
    page.open('/search?q=mars');
    await fill('Who lives there?', 'ada@example.org');
    await userEvent.click(send());
    expect(await screen.findByText('Submission Error')).toBeTruthy();
    expect(screen.getByText('Failed to submit question. Please try again.')).toBeTruthy();
    expect(screen.getByText('Contains characters that cannot be stored.')).toBeTruthy();
    expect([field('Your question').value, field('Your email').value]).toEqual([
      'Who lives there?',
      'ada@example.org',
    ]);
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
    page.api.on(searchKnowledge, () => problem(503, 'Not now.'));
    page.open('/search?q=trust');
    expect(await screen.findByText('Search Error')).toBeTruthy();
    finds(trust);
    await reconnect();
    await waitFor(() => expect(results()).toHaveLength(1));
  });
});

describe('suggestions', () => {
  const type = async (text: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => page.api.calls(suggest).map(({ query }) => query['query']);
  const open = async () => {
    page.open('/search');
    await box();
    vi.useFakeTimers();
  };

  it('are requested 300 ms after typing stops, with the session', async () => {
    sessionStorage.setItem('aera-search-session', 'session-0');
    await open();
    await type('tr');
    await wait(200);
    await type('tru');
    await wait(299);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['tru']);
    expect(page.api.calls(suggest)[0]?.headers.get('x-session-id')).toBe('session-0');
  });

  it('require two characters without surrounding blanks', async () => {
    await open();
    await type(' t ');
    await wait(1000);
    expect(asked()).toEqual([]);
    await type(' tr ');
    await wait(300);
    expect(asked()).toEqual(['tr']);
  });

  it('disappear when fewer than two characters are left', async () => {
    page.api.on(suggest, () => ({ suggestions: ['Trusts'] }));
    page.open('/search');
    fireEvent.change(await box(), { target: { value: 'tr' } });
    await screen.findByRole('option', { name: 'Trusts' });
    fireEvent.change(await box(), { target: { value: 't' } });
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('are hidden, with a log entry, after a failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.api.on(suggest, () => problem(503, 'Not now.'));
    await open();
    await type('tru');
    await wait(350);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Search Error')).toBeNull();
  });
});
