import {
  messageFields,
  submitContactMessage,
  readProofOfWorkChallenge,
  routeRegistry,
} from '@aera/contracts/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { readJsonBody, json, withProviders, renderPage } from '../../testing/render.tsx';
import { ContactForm } from './contact-form.tsx';

const challenge = { challenge: 'a.b', difficulty: 4, expiresAt: '2030-01-01T00:00:00Z' };

/** Issues the proof-of-work challenge, and responds to the message as configured. */
const answerWith = (answer: () => Response, work = () => json(challenge)) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => (String(url) === readProofOfWorkChallenge.path ? work() : answer()));
type Fetch = ReturnType<typeof answerWith>;

const findSubmissions = (fetch: Fetch) =>
  fetch.mock.calls.filter(([url]) => url === submitContactMessage.path);

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

const fill = () => {
  type(/Name/, 'Ada');
  type(/Email/, 'ada@example.org');
  type(/Subject/, 'Trusts');
  type(/^Message/, 'How long does it take?');
};

describe('the contact form', () => {
  it('sends the input as the contract requires, with an empty honeypot', async () => {
    const fetch = answerWith(() => json({ id: 'l-1' }, 201));
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
    expect(
      routeRegistry.get(submitContactMessage).body.parse(readJsonBody(findSubmissions(fetch)[0])),
    ).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Trusts',
      message: 'How long does it take?',
      website: '',
      formOpenMs: expect.any(Number) as number,
      proofOfWork: { challenge: 'a.b', nonce: expect.stringMatching(/^\d+$/) as string },
    });
  });

  it('sends how long the form was open, measured at the first attempt', async () => {
    let status = 503;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const fetch = answerWith(() => json({ status }, status));
    renderPage(<ContactForm />);
    fill();
    clock.mockReturnValue(4_500.4);
    send();
    await screen.findByText('Message not sent');
    status = 201;
    clock.mockReturnValue(9_000);
    send();
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(findSubmissions(fetch).map((call) => readJsonBody(call))).toMatchObject([
      { formOpenMs: 3_500 },
      { formOpenMs: 8_000 },
    ]);
  });

  it('keeps input from before the scripts loaded', async () => {
    const fetch = answerWith(() => json({ id: 'l-1' }, 201));
    vi.spyOn(performance, 'now').mockReturnValue(2_500);
    const html = renderToString(withProviders(<ContactForm />));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    for (const [name, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.org'],
      ['message', 'Early.'],
    ])
      container.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value as string;
    // A native submission would add the input to the URL.
    expect(container.querySelector<HTMLButtonElement>('[type="submit"]')!.disabled).toBe(true);
    const root = await act(async () => hydrateRoot(container, withProviders(<ContactForm />)));
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
    expect(readJsonBody(findSubmissions(fetch)[0])).toMatchObject({
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Early.',
      formOpenMs: 2_500,
    });
    await act(async () => root.unmount());
    container.remove();
  });

  it('keeps the input when the server fails, and can be submitted again', async () => {
    let status = 503;
    answerWith(() =>
      json({ title: 'Service Unavailable', status, detail: 'Try again in a minute.' }, status),
    );
    renderPage(<ContactForm />);
    fill();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Message not sentTry again in a minute. Your message is still here.',
    );
    expect(field(/Name/).value).toBe('Ada');
    expect(field(/^Message/).value).toBe('How long does it take?');
    status = 201;
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
  });

  it('reuses its proof of work on a retry, and solves a new one for another text', async () => {
    let status = 503;
    let given = 0;
    const fetch = answerWith(
      () => json({ status }, status),
      () => json({ ...challenge, challenge: `work ${(given += 1)}` }),
    );
    renderPage(<ContactForm />);
    fill();
    send();
    await screen.findByText('Message not sent');
    send();
    await waitFor(() => expect(findSubmissions(fetch)).toHaveLength(2));
    await screen.findByText('Message not sent');
    type(/^Message/, 'Something else?');
    status = 201;
    send();
    await screen.findByRole('heading', { name: 'Message sent' });
    const works = findSubmissions(fetch).map(
      (call) => (readJsonBody(call) as { proofOfWork: { challenge: string } }).proofOfWork.challenge,
    );
    expect(works).toEqual(['work 1', 'work 1', 'work 2']);
  });

  it('starts one new proof of work after a failure, at the first change', async () => {
    const work = vi.fn<() => Response>(() => json(challenge));
    answerWith(() => json({ status: 503 }, 503), work);
    renderPage(<ContactForm />);
    fill();
    send();
    await screen.findByText('Message not sent');
    for (const text of ['S', 'So', 'Som']) type(/^Message/, text);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is sent without proof of work when no challenge is available', async () => {
    const fetch = answerWith(
      () => json({ id: 'l-1' }, 201),
      () => json({}, 503),
    );
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
    expect(readJsonBody(findSubmissions(fetch)[0])).not.toHaveProperty('proofOfWork');
  });

  it('shows the missing input, moves the focus to it, and sends nothing', () => {
    const fetch = answerWith(() => json({}, 201));
    renderPage(<ContactForm />);
    type(/Name/, 'Ada');
    type(/Email/, 'ada at example');
    send();
    expect(screen.getByText(/Enter an email address, like name@example\.org/)).toBeTruthy();
    expect(screen.getByText('Enter a message')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Email/));
    expect(findSubmissions(fetch)).toEqual([]);
  });

  it('shows the server’s errors at their fields', async () => {
    const problem = {
      title: 'Bad Request',
      status: 400,
      errors: [{ field: 'body.email', message: 'no such domain' }],
    };
    answerWith(() => json(problem, 400));
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByText('No such domain.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/Email/)));
  });

  it('limits the length of every field as the contract does', () => {
    renderPage(<ContactForm />);
    const { body } = routeRegistry.get(submitContactMessage);
    const isTooLong = (name: string, length: number) =>
      body
        .safeParse({ [name]: 'a'.repeat(length) })
        .error?.issues.some(({ code, path }) => code === 'too_big' && path[0] === name) === true;
    for (const name of messageFields) {
      const { maxLength } = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
      expect([name, isTooLong(name, maxLength), isTooLong(name, maxLength + 1)]).toEqual([name, false, true]);
    }
  });

  it('hides its honeypot from users', () => {
    renderPage(<ContactForm />);
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.autocomplete).toBe('off');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});
