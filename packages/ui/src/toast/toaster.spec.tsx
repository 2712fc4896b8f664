import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { createToastStore, removalDelayMs, toastStore, useToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());

function Speaker() {
  const { toast } = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Message sent', description: 'We write back.' })}>
        first
      </button>
      <button type="button" onClick={() => toast({ title: 'Search Error', variant: 'destructive' })}>
        second
      </button>
    </>
  );
}

const page = () => {
  render(
    <>
      <Speaker />
      <Toaster />
    </>,
  );
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }));
};

const shownTitles = () =>
  [...document.querySelectorAll('li[data-state="open"]')].map(
    (toast) => toast.querySelector('div > div')?.textContent,
  );

describe('toasts', () => {
  it('show one at a time, the latest', () => {
    const click = page();
    click('first');
    expect(shownTitles()).toEqual(['Message sent']);
    click('second');
    expect(shownTitles()).toEqual(['Search Error']);
  });

  it('close after five seconds', () => {
    const click = page();
    click('first');
    act(() => vi.advanceTimersByTime(4999));
    expect(shownTitles()).toEqual(['Message sent']);
    act(() => vi.advanceTimersByTime(1));
    expect(shownTitles()).toEqual([]);
  });

  it('stay while the pointer or the focus is on them', () => {
    const click = page();
    click('first');
    const toast = document.querySelector('li') as HTMLElement;
    act(() => vi.advanceTimersByTime(4000));
    fireEvent.pointerMove(toast);
    act(() => vi.advanceTimersByTime(60_000));
    expect(shownTitles()).toEqual(['Message sent']);
    fireEvent.pointerLeave(toast.closest('[role="region"]') as HTMLElement);
    act(() => vi.advanceTimersByTime(1000));
    expect(shownTitles()).toEqual([]);
  });

  describe('are swiped away', () => {
    const swipe = (dx: number, dy = 0) => {
      const toast = document.querySelector('li') as HTMLElement;
      const pointer = { pointerId: 1, pointerType: 'touch', button: 0 };
      fireEvent.pointerDown(toast, { ...pointer, clientX: 100, clientY: 100 });
      for (const share of [0.5, 1])
        fireEvent.pointerMove(toast, { ...pointer, clientX: 100 + dx * share, clientY: 100 + dy * share });
      fireEvent.pointerUp(toast, { ...pointer, clientX: 100 + dx, clientY: 100 + dy });
    };

    it.each([
      ['past 50 px to the right', 51, 0, []],
      ['not with 50 px', 50, 0, ['Message sent']],
      ['not to the left', -120, 0, ['Message sent']],
      ['not upwards', 0, -120, ['Message sent']],
    ])('%s', (_, dx, dy, left) => {
      const click = page();
      click('first');
      swipe(dx, dy);
      expect(shownTitles()).toEqual(left);
    });
  });

  it('are reached with F8', () => {
    const click = page();
    click('first');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.querySelector('li')?.textContent).toContain('Message sent');
  });

  it('offer an action, and close after it', () => {
    render(<Toaster />);
    const run = vi.fn<() => void>();
    act(() => void toastStore.toast({ title: 'Closed', action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(shownTitles()).toEqual([]);
  });

  it('close by their x', () => {
    const click = page();
    click('first');
    click('Close');
    expect(shownTitles()).toEqual([]);
  });
});

describe('the toast store', () => {
  it('removes a dismissed toast after a million milliseconds', () => {
    const { toast, dismiss, current } = createToastStore();
    dismiss(toast({ title: 'Gone' }));
    vi.advanceTimersByTime(removalDelayMs - 1);
    expect(current()).toMatchObject({ title: 'Gone', open: false });
    vi.advanceTimersByTime(1);
    expect(current()).toBeNull();
  });

  it('keeps a later toast when an earlier one is dismissed', () => {
    const { toast, dismiss, current } = createToastStore();
    const earlier = toast({ title: 'Earlier' });
    toast({ title: 'Later' });
    dismiss(earlier);
    expect(current()).toMatchObject({ title: 'Later', open: true });
  });

  it('is shared by the page', () => {
    const click = page();
    click('first');
    expect(toastStore.current()?.title).toBe('Message sent');
  });
});
