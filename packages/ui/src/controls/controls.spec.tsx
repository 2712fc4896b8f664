import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

describe('a button', () => {
  it('acts on click, Enter and Space', async () => {
    const act = vi.fn<() => void>();
    render(<Button onClick={act}>Go</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('submits a form only with type submit', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Clear</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while pending, keeps the focus, is marked busy and does not submit', async () => {
    const act = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button type="submit" pending pendingLabel="Sending..." onClick={act}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('can be a link of the browser or of a router', () => {
    const RouterLink = ({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) => (
      <a href={`/base${to}`} {...rest}>
        {children}
      </a>
    );
    render(
      <>
        <ButtonLink href="/how" variant="secondary" size="lg" fullWidth>
          How
        </ButtonLink>
        <ButtonLink as={RouterLink} to="/trusts">
          Trusts
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'How' }).getAttribute('href')).toBe('/how');
    expect(screen.getByRole('link', { name: 'Trusts' }).getAttribute('href')).toBe('/base/trusts');
  });
});

describe('a field', () => {
  it('is found by its label and accepts input', async () => {
    render(<TextField label="Your name" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    await userEvent.type(field, 'Wren');
    expect(field.value).toBe('Wren');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('connects error and hint with the control', () => {
    render(
      <TextField
        label="Your e-mail"
        error="Enter a full e-mail address."
        hint="We write back here."
        required
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Your e-mail');
    const described = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Enter a full e-mail address.', 'We write back here.']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.required).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('Enter a full e-mail address.');
  });

  it('can be a text area or a select', async () => {
    render(
      <>
        <TextArea label="Your Answer *" rows={6} />
        <Select label="Status" options={['new', 'closed'].map((value) => ({ value, label: value }))} />
      </>,
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your Answer *' }).rows).toBe(6);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'closed');
    expect(select.value).toBe('closed');
  });
});

describe('a checkbox', () => {
  it('is ticked by a click on its label, and has an error that describes it', async () => {
    render(<Checkbox label="I have read the notice" error="Tick this box to continue." />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /I have read/ });
    await userEvent.click(screen.getByText('I have read the notice'));
    expect(box.checked).toBe(true);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tick this box to continue.',
    );
  });
});
