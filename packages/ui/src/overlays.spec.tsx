import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Popover, PopoverClose } from './popover/popover.tsx';
import './testing/jsdom.ts';
import { axeViolations } from './testing/axe.ts';
import { render } from './testing/render.tsx';
import { Tooltip, TooltipProvider } from './tooltip/tooltip.tsx';

describe('a tooltip', () => {
  const hover = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  /** Moves the pointer off the button and outside the path to the tooltip, which would keep it open. */
  const leave = (name: string) => {
    fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 });
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

  const page = () => {
    vi.useFakeTimers();
    render(
      <TooltipProvider>
        {['one', 'two'].map((name) => (
          <Tooltip key={name} content={`about ${name}`}>
            <button type="button">{name}</button>
          </Tooltip>
        ))}
      </TooltipProvider>,
    );
  };

  it('opens after 700 ms', () => {
    page();
    hover('one');
    wait(699);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('about one');
  });

  it('opens immediately within 300 ms of another', () => {
    page();
    hover('one');
    wait(700);
    leave('one');
    expect(shown()).toBeNull();
    wait(299);
    hover('two');
    expect(shown()).toBe('about two');
  });

  it('waits again after 300 ms', () => {
    page();
    hover('one');
    wait(700);
    leave('one');
    wait(300);
    hover('two');
    wait(699);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('about two');
  });

  it('opens immediately on keyboard focus', () => {
    page();
    act(() => screen.getByRole('button', { name: 'one' }).focus());
    expect(shown()).toBe('about one');
  });
});

describe('a popover', () => {
  const page = () =>
    render(
      <Popover label="Menu" trigger={<button type="button">Open menu</button>}>
        <PopoverClose asChild>
          <a href="#how">How It Works</a>
        </PopoverClose>
      </Popover>,
    );

  it('opens by its button, has a name, and closes by Escape with the focus returned', async () => {
    page();
    const trigger = screen.getByRole('button', { name: 'Open menu' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'How It Works' }));
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('focuses the first focusable element inside', async () => {
    render(
      <Popover label="Columns" trigger={<button type="button">Arrange</button>}>
        <input type="checkbox" aria-label="Always there" disabled />
        <input type="checkbox" aria-label="Location" />
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Arrange' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Location' }));
  });

  it('closes when a link inside is followed', async () => {
    page();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'How It Works' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
