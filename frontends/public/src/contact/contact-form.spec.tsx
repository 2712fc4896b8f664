import { captureLead } from '@aera/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, bodyOf, json, pageAround, renderPage } from '../testing/render.tsx';
import { ContactForm } from './contact-form.tsx';
import { leadAddress } from './lead-address.ts';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

const fill = () => {
  type(/Your name/, 'Ada');
  type(/Your e-mail/, 'ada@example.org');
  type(/Subject/, 'Trusts');
  type(/^Message/, 'How long does it take?');
};

describe('the contact form', () => {
  it('sends what was typed as the contract asks, with the trap left empty', async () => {
    const fetch = answerWith(() => json({ id: 'l-1' }, 201));
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
    expect(fetch.mock.calls[0]?.[0]).toBe(captureLead.path);
    expect(leadAddress).toEqual({ method: captureLead.method, path: captureLead.path });
    expect(captureLead.body.parse(bodyOf(fetch.mock.calls[0]))).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Trusts',
      message: 'How long does it take?',
      website: '',
      openFor: expect.any(Number) as number,
    });
  });

  it('says how long it was open, from first to last try', async () => {
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
    expect(fetch.mock.calls.map((call) => bodyOf(call))).toMatchObject([
      { openFor: 3_500 },
      { openFor: 8_000 },
    ]);
  });

  it('keeps what was typed before the scripts were there', async () => {
    const fetch = answerWith(() => json({ id: 'l-1' }, 201));
    const html = renderToString(pageAround(<ContactForm />));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    for (const [name, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.org'],
      ['message', 'Early.'],
    ])
      container.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value as string;
    const root = await act(async () => hydrateRoot(container, pageAround(<ContactForm />)));
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
    expect(bodyOf(fetch.mock.calls[0])).toMatchObject({
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Early.',
    });
    await act(async () => root.unmount());
    container.remove();
  });

  it('loses nothing when the server fails, and can be sent again', async () => {
    let status = 503;
    answerWith(() => json({ title: 'Service Unavailable', status }, status));
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByText('Message not sent')).toBeTruthy();
    expect(field(/Your name/).value).toBe('Ada');
    expect(field(/^Message/).value).toBe('How long does it take?');
    status = 201;
    send();
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
  });

  it('names what is missing, moves the focus there, and sends nothing', () => {
    const fetch = answerWith(() => json({}, 201));
    renderPage(<ContactForm />);
    type(/Your name/, 'Ada');
    type(/Your e-mail/, 'ada at example');
    send();
    expect(screen.getByText(/enter an e-mail address/)).toBeTruthy();
    expect(screen.getByText('Please write a message.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Your e-mail/));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows at its field what the server found wrong', async () => {
    const problem = {
      title: 'Bad Request',
      status: 400,
      errors: [{ field: 'body.email', message: 'no such domain' }],
    };
    answerWith(() => json(problem, 400));
    renderPage(<ContactForm />);
    fill();
    send();
    expect(await screen.findByText('no such domain')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/Your e-mail/)));
  });

  it('keeps its trap away from people', () => {
    renderPage(<ContactForm />);
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.autocomplete).toBe('off');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});
