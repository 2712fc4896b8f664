import {
  readCurrentMember,
  type ResponseOf,
  searchKnowledge,
  recordQuestionDeflection,
  submitQuestion,
} from '@aera/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memberKey } from '@aera/frontend-kit';
import { problem } from '@aera/frontend-kit/testing';
import { ada } from '../../testing/member-page.tsx';
import { field, form, results, setUpSearchPage, trust } from './testing/search-page.ts';

const page = setUpSearchPage();
const { queries } = page;

describe('the question form', () => {
  const accepts = (link: { followPath?: string } = {}) =>
    page.api.on(submitQuestion, () => ({
      id: 'q-1',
      status: 'pending',
      submittedAt: '2025-07-04T09:00:00Z',
      ...link,
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

  it('shows a member the address of the account with a link to its settings, and sends it', async () => {
    accepts();
    page.signIn();
    page.open('/search?q=mars');
    const settings = await screen.findByRole('link', { name: /^Notification settings/ });
    expect(settings.getAttribute('href')).toBe('/dashboard/preferences');
    expect(field('Your email').textContent).toBe(ada.email);
    expect(screen.queryByRole('textbox', { name: 'Your email' })).toBeNull();
    await userEvent.click(send());
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
    expect(page.api.calls(submitQuestion).map(({ body }) => body)).toEqual([
      { question: 'mars', originalQuery: 'mars', userEmail: ada.email },
    ]);
  });

  it('sends the address of the account, even if one was typed before the session was known', async () => {
    accepts();
    const session = Promise.withResolvers<ResponseOf<typeof readCurrentMember>>();
    page.api.on(readCurrentMember, () => session.promise);
    page.open('/search?q=mars');
    await fill('Who?', 'typed@');
    session.resolve({ success: true, user: ada });
    await screen.findByRole('link', { name: /^Notification settings/ });
    await userEvent.click(send());
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
    expect(page.api.calls(submitQuestion).map(({ body }) => body.userEmail)).toEqual([ada.email]);
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
    page.api.on(recordQuestionDeflection, () => undefined);
    page.open('/search?q=mars');
    await fill('Who lives on Mars?', 'ada@example.org');
    await userEvent.click(send());
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'This answers it' }))[1] as HTMLElement,
    );
    expect(await screen.findByText('Glad we could help')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(page.api.calls(recordQuestionDeflection).map(({ body }) => body)).toEqual([{ documentId: 'b' }]);
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
    accepts({ followPath: '/questions/follow#token-1' });
    page.open('/search?q=mars');
    await fill('Who?', 'ada@example.org');
    await userEvent.click(send());
    const link = await screen.findByRole('link', { name: 'View my question' });
    expect(link.getAttribute('href')).toBe('/questions/follow#token-1');
    expect(document.activeElement?.textContent).toBe('Follow your question');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Follow your question')).toBeNull();
  });

  it('shows a member whose session has ended the status link, and reads the session again', async () => {
    accepts({ followPath: '/questions/follow#token-1' });
    page.signIn();
    page.open('/search?q=mars');
    await screen.findByRole('link', { name: /^Notification settings/ });
    page.api.on(readCurrentMember, () => problem(401, 'Please sign in.'));
    await userEvent.click(send());
    const link = await screen.findByRole('link', { name: 'View my question' });
    expect(link.getAttribute('href')).toBe('/questions/follow#token-1');
    await waitFor(() => expect(page.cached(memberKey)).toBeNull());
    expect(screen.getByText('Follow your question')).toBeTruthy();
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

describe('the draft of a question', () => {
  const type = async (question: string) => {
    await form();
    fireEvent.input(field('Your question'), { target: { value: question } });
  };
  const comeBack = (path: string, state?: unknown) => {
    cleanup();
    page.open(path, state);
  };

  it('survives a reload and a visit to another page, with the search it began with', async () => {
    page.api.on(submitQuestion, () => ({
      id: 'q-1',
      status: 'pending',
      submittedAt: '2025-07-04T09:00:00Z',
    }));
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    page.finds(trust);
    comeBack('/search?q=mars');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(field('Your question').value).toBe('Who lives on Mars?');
    page.finds();
    fireEvent.change(field('Your email'), { target: { value: 'ada@example.org' } });
    await userEvent.click(screen.getByRole('button', { name: 'Submit Question' }));
    await waitFor(() => expect(page.api.calls(submitQuestion)).toHaveLength(1));
    expect(page.api.calls(submitQuestion)[0]?.body).toMatchObject({
      question: 'Who lives on Mars?',
      originalQuery: 'mars',
    });
  });

  it('leaves the results of another search alone until the form is opened', async () => {
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    page.finds(trust);
    comeBack('/search?q=venus');
    await waitFor(() => expect(results()).toHaveLength(1));
    expect(screen.queryByLabelText('Your question')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Question' }));
    expect(field('Your question').value).toBe('Who lives on Mars?');
  });

  it('is sent once when it is sent again after a reload', async () => {
    page.api.on(submitQuestion, () => problem(503));
    const send = async () => {
      fireEvent.input(field('Your email'), { target: { value: 'ada@example.org' } });
      await userEvent.click(screen.getByRole('button', { name: 'Submit Question' }));
    };
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    await send();
    await waitFor(() => expect(page.api.calls(submitQuestion)).toHaveLength(1));
    comeBack('/search');
    await form();
    await send();
    await waitFor(() => expect(page.api.calls(submitQuestion)).toHaveLength(2));
    await type('Who lives on Venus?');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Question' }));
    await waitFor(() => expect(page.api.calls(submitQuestion)).toHaveLength(3));
    const [first, second, other] = page.api
      .calls(submitQuestion)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is shown to the member who typed it only', async () => {
    page.signIn();
    page.open('/search?q=mars');
    await screen.findByText(ada.email);
    await type('Who lives on Mars?');
    page.api.on(readCurrentMember, () => problem(401));
    comeBack('/search');
    await screen.findByRole('button', { name: 'Ask Question' });
    page.api.on(readCurrentMember, () => ({ success: true, user: { ...ada, id: 'm-2' } }));
    comeBack('/search');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Question' }));
    await form();
    expect(field('Your question').value).toBe('');
    page.signIn();
    comeBack('/search');
    await form();
    expect(field('Your question').value).toBe('Who lives on Mars?');
  });

  it('does not include the e-mail address', async () => {
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    fireEvent.input(field('Your email'), { target: { value: 'ada@example.org' } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ada@');
  });

  it('takes the focus only if the link requests it', async () => {
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    comeBack('/search');
    await form();
    expect(document.activeElement).toBe(document.body);
    comeBack('/search', { ask: true });
    await form();
    await waitFor(() => expect(document.activeElement).toBe(field('Your question')));
    expect(field('Your question').value).toBe('Who lives on Mars?');
  });

  const expectNoDraft = async () => {
    comeBack('/search');
    await screen.findByRole('button', { name: 'Ask Question' });
    expect(screen.queryByRole('form', { name: 'Ask our experts' })).toBeNull();
  };

  it.each([{}, { followPath: '/questions/follow#token-1' }])('ends when it is sent: %j', async (link) => {
    page.api.on(submitQuestion, () => ({
      id: 'q-1',
      status: 'pending',
      submittedAt: '2025-07-04T09:00:00Z',
      ...link,
    }));
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    fireEvent.change(field('Your email'), { target: { value: 'ada@example.org' } });
    await userEvent.click(screen.getByRole('button', { name: 'Submit Question' }));
    expect(await screen.findByText('Question Submitted')).toBeTruthy();
    await expectNoDraft();
  });

  it('ends when it is cancelled', async () => {
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectNoDraft();
  });

  it.each(['', ' ', 'mars'])('ends when the text is %j, which is no text of its own', async (text) => {
    page.open('/search?q=mars');
    await type('Who lives on Mars?');
    await type(text);
    await expectNoDraft();
  });
});
