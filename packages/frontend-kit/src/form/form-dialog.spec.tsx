import { TextField, ThemeProvider } from '@aera/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { useForm } from './use-form.ts';

const close = vi.fn<() => void>();
const copy = { cancel: 'Cancel', submit: 'Save', submitting: 'Saving...' };

function Rename() {
  const form = useForm({ initial: { name: 'Old' }, send: () => {}, mutation: { isPending: false } });
  return (
    <FormDialog title="Rename" form={form} copy={copy} onClose={close}>
      <TextField {...form.bind('name')} label="Name" />
    </FormDialog>
  );
}

const open = async () => {
  close.mockReset();
  render(<Rename />, { wrapper: ThemeProvider });
  await screen.findByRole('dialog');
  // Radix listens to clicks outside from a timer on.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  // An earlier click outside could be the second one of a double click.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
};
const clickOutside = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};

it('closes on a click outside while nothing is typed', async () => {
  await open();
  clickOutside();
  expect(close).toHaveBeenCalledOnce();
});

it('keeps what was typed on a click outside, and closes on Escape', async () => {
  await open();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'New' } });
  clickOutside();
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});
