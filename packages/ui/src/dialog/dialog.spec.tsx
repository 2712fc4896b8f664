import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

function Page({ dismissable }: { readonly dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        dismissable={dismissable}
        title="Welcome"
        description="Please read this."
        actions={<Button onClick={() => setOpen(false)}>Step in</Button>}
      >
        <a href="#notices">Notices</a>
      </Dialog>
    </>
  );
}

const openDialog = async (dismissable?: boolean) => {
  render(<Page dismissable={dismissable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Welcome' });
};

describe('a dialog', () => {
  it('has an accessible name and description, and no axe violations', async () => {
    const dialog = await openDialog();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please read this.',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('closes by Escape and returns the focus', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('focuses the page if its opener no longer exists', async () => {
    function Fleeting() {
      const [state, setState] = useState<'closed' | 'open' | 'gone'>('closed');
      return (
        <main tabIndex={-1}>
          {state !== 'gone' && <Button onClick={() => setState('open')}>Open</Button>}
          <Dialog
            open={state === 'open'}
            title="Welcome"
            actions={<Button onClick={() => setState('gone')}>Never again</Button>}
          />
        </main>
      );
    }
    render(<Fleeting />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Never again' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('focuses the first field of a form', async () => {
    render(
      <Dialog open title="Rename">
        <label>
          Name <input />
        </label>
      </Dialog>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('stays open on the second click of a double click that opened it, and keeps the focus', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const dialog = await openDialog();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    now.mockReturnValue(1499);
    await user.click(dialog.previousElementSibling as HTMLElement);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(dialog.contains(document.activeElement)).toBe(true);
    now.mockReturnValue(1500);
    await user.click(dialog.previousElementSibling as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its x', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus if its result has moved it', async () => {
    function Answered() {
      const [step, setStep] = useState<'ask' | 'sure' | 'done'>('ask');
      const answer = useRef<HTMLHeadingElement>(null);
      useEffect(() => {
        if (step === 'done') answer.current?.focus();
      }, [step]);
      return (
        <>
          <h1 ref={answer} tabIndex={-1}>
            Answer
          </h1>
          <Button onClick={() => setStep('sure')}>Open</Button>
          {step === 'sure' && (
            <Dialog open title="Sure?" actions={<Button onClick={() => setStep('done')}>Yes</Button>} />
          )}
        </>
      );
    }
    render(<Answered />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    // Radix returns the focus in a timer that was set before this one.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Answer' }));
  });

  it('keeps the focus inside', async () => {
    const dialog = await openDialog();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('needs no description', async () => {
    render(<Dialog open title="Short" />);
    expect((await screen.findByRole('dialog')).getAttribute('aria-describedby')).toBeNull();
  });
});

describe('a blocking dialog', () => {
  it('has no x and stays on Escape and on a click outside', async () => {
    const dialog = await openDialog(false);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('closes by its own button', async () => {
    await openDialog(false);
    await userEvent.click(screen.getByRole('button', { name: 'Step in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
