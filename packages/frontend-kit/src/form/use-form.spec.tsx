import { ApiError, createQueryClient } from '@aera/frontend-kit';
import { TextField, ThemeProvider } from '@aera/ui';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormError } from './form-error.tsx';
import { useForm } from './use-form.ts';

const send = vi.fn<(values: object) => Promise<void>>();
const reject = (problem: object) => send.mockRejectedValue(new ApiError(409, JSON.stringify(problem)));

function NameForm() {
  const mutation = useMutation({ mutationFn: send });
  const form = useForm({
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      name: name === '' ? 'Please enter a name.' : undefined,
      email: email.includes('@') || email === '' ? undefined : 'Please enter an e-mail address.',
    }),
    send: (values) => mutation.mutateAsync(values),
    mutation,
    fieldByCode: { 'email-taken': 'email' },
  });
  return (
    <form {...form.props}>
      <TextField {...form.bind('name')} label="Name" />
      <TextField {...form.bind('email')} label="E-mail" />
      <FormError error={form.error} fallback="Not sent." />
      <button>Send</button>
    </form>
  );
}

const open = () => {
  send.mockReset();
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <NameForm />
      </QueryClientProvider>
    </ThemeProvider>,
  );
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  it('does not submit an invalid form, and focuses the invalid field', () => {
    open();
    submit();
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the error of a filled field when it is left, except for a button', () => {
    open();
    type('E-mail', 'ada');
    fireEvent.blur(field('E-mail'), { relatedTarget: screen.getByRole('button') });
    fireEvent.blur(field('Name'));
    expect(screen.queryByText(/^Please/)).toBeNull();
    fireEvent.blur(field('E-mail'), { relatedTarget: field('Name') });
    expect(screen.getByText('Please enter an e-mail address.')).toBeTruthy();
    expect(screen.queryByText('Please enter a name.')).toBeNull();
  });

  it('sends once when it is submitted twice before it is rendered as pending', async () => {
    open();
    send.mockResolvedValue();
    type('Name', 'Ada');
    act(() => {
      submit();
      submit();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(send).toHaveBeenCalledOnce();
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('shows a problem at its field until that is edited, and keeps the input', async () => {
    open();
    reject({ title: 'Conflict', status: 409, code: 'email-taken', detail: 'This e-mail is taken.' });
    type('Name', 'Ada');
    type('E-mail', 'ada@example.org');
    submit();
    expect(await screen.findByText('This e-mail is taken.')).toBeTruthy();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('Name').value).toBe('Ada');
    type('E-mail', 'ada@example.net');
    expect(screen.queryByText('This e-mail is taken.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows messages of the server as sentences', async () => {
    open();
    reject({
      title: 'Bad Request',
      status: 400,
      errors: [{ field: 'body.email', message: 'no such domain' }],
    });
    type('Name', 'Ada');
    submit();
    expect(await screen.findByText('No such domain.')).toBeTruthy();
    expect(screen.queryByText('Not sent.')).toBeNull();
  });

  it('shows a failure without a field, and can be sent again', async () => {
    open();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(undefined);
    type('Name', 'Ada');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Not sent.');
    submit();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Ada', email: '' });
  });
});

describe('a controlled form', () => {
  const save = vi.fn<(values: object, button: string) => void>();

  function DraftForm() {
    const [draft, setDraft] = useState({ title: 'Notices', text: '' });
    const form = useForm({
      initial: draft,
      onType: (change) => setDraft({ ...draft, ...change }),
      required: { text: 'Enter a text' },
      send: (values, button) => save(values, button),
      mutation: { isPending: false },
    });
    return (
      <form {...form.props}>
        <TextField {...form.bind('title')} label="Title" />
        <TextField {...form.bind('text')} label="Text" />
        <button type="submit" value="publish">
          Send
        </button>
        <button type="button" onClick={() => setDraft({ title: 'Theirs', text: 'Another' })}>
          Replace
        </button>
      </form>
    );
  }

  it('validates required values, passes on changes, and names the button that submitted it', () => {
    render(
      <ThemeProvider>
        <DraftForm />
      </ThemeProvider>,
    );
    type('Text', '  ');
    submit();
    expect(screen.getByText('Enter a text')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    type('Text', 'A text');
    submit();
    expect(save).toHaveBeenLastCalledWith({ title: 'Notices', text: 'A text' }, 'publish');
    fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(field('Title').value).toBe('Theirs');
  });

  it('can be sent again after sending it threw', async () => {
    save.mockReset().mockImplementationOnce(() => {
      throw new RangeError('Invalid time value');
    });
    render(
      <ThemeProvider>
        <DraftForm />
      </ThemeProvider>,
    );
    type('Text', 'A text');
    submit();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    submit();
    expect(save).toHaveBeenCalledTimes(2);
  });
});
