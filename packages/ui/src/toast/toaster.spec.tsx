import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../testing/jsdom.ts';
import { render } from '../testing/render.tsx';
import { REMOVAL_DELAY, createToastStore, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';
import { useToast } from './use-toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('go after five seconds', () => {
    const click = page();
    click('first');
    act(() => vi.advanceTimersByTime(4999));
    expect(shownTitles()).toEqual(['Message sent']);
    act(() => vi.advanceTimersByTime(1));
    expect(shownTitles()).toEqual([]);
  });

  it('are reached with F8', () => {
    const click = page();
    click('first');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.querySelector('li')?.textContent).toContain('Message sent');
  });

  it('close by their x', () => {
    const click = page();
    click('first');
    click('Close');
    expect(shownTitles()).toEqual([]);
  });
});

describe('the toast store', () => {
  it('forgets a dismissed toast after a million milliseconds', () => {
    const { toast, dismiss, current } = createToastStore();
    dismiss(toast({ title: 'Gone' }));
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
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

  it('is one for the page', () => {
    const click = page();
    click('first');
    expect(toastStore.current()?.title).toBe('Message sent');
  });
});
