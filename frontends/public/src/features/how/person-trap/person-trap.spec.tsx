import { personTrap } from '@aera/content/how/person-trap';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage } from '../../../testing/render.tsx';
import { PersonTrap } from './person-trap.tsx';

const badgeName = /LEGAL TRAP - Person Definition/;
const badge = () => screen.queryByRole('button', { name: badgeName });
const hide = () => screen.getByRole('button', { name: 'Hide this badge' });
const dialog = () => screen.findByRole('dialog', { name: 'The Person Trap' });
const hiddenKey = 'aera-legal-trap-hidden';
const dismissedKey = 'aera-legal-trap-dismissed';

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const openDialog = async () => {
  vi.useFakeTimers();
  renderPage(<PersonTrap />);
  after(1500);
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: badgeName }));
  return dialog();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the badge', () => {
  it('appears after a second and a half, marked as urgent', () => {
    vi.useFakeTimers();
    renderPage(<PersonTrap />);
    after(1499);
    expect(badge()).toBeNull();
    after(1);
    expect(badge()?.textContent).toContain('URGENT');
  });

  it('is dismissed permanently by its close button', () => {
    vi.useFakeTimers();
    const { unmount } = renderPage(<PersonTrap />);
    after(1500);
    fireEvent.click(hide());
    expect(badge()).toBeNull();
    expect(localStorage.getItem(hiddenKey)).toBe('true');
    expect(sessionStorage.getItem(dismissedKey)).toBeNull();
    unmount();
    renderPage(<PersonTrap />);
    after(60_000);
    expect(badge()).toBeNull();
  });

  it.each([
    [hiddenKey, localStorage],
    [dismissedKey, sessionStorage],
  ])('is not shown while %s is set', (key, storage) => {
    vi.useFakeTimers();
    storage.setItem(key, 'true');
    renderPage(<PersonTrap />);
    after(60_000);
    expect(badge()).toBeNull();
  });
});

describe('the modal', () => {
  it('quotes both statutes, and describes the origin of the word, the trap and the response', async () => {
    const shown = await openDialog();
    for (const { quotation } of personTrap.statute) expect(shown.textContent).toContain(quotation);
    for (const text of [
      personTrap.etymology,
      ...personTrap.breakdown.items,
      personTrap.inversionCallOut.text,
      personTrap.response.text,
      personTrap.record,
    ])
      expect(shown.textContent).toContain(text);
    expect(await axeViolations()).toEqual([]);
  });

  it('closes by its close button, keeps the badge, and stores nothing', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badge()).toBeTruthy();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('closes by a click on the backdrop', async () => {
    await openDialog();
    const backdrop = [...document.body.querySelectorAll('[data-state=open]')].find(
      (element) =>
        element.getAttribute('role') !== 'dialog' && element.getAttribute('aria-hidden') === 'true',
    );
    // An earlier click could be the second one of a double click on the badge.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await userEvent.click(backdrop as HTMLElement, { pointerEventsCheck: 0 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badge()).toBeTruthy();
  });

  it('closes by Escape and gives the focus back to the badge', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(badge());
  });

  it('hides the badge for the session by "Don’t show again"', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: "Don't show again" }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badge()).toBeNull();
    expect(sessionStorage.getItem(dismissedKey)).toBe('true');
    expect(localStorage.getItem(hiddenKey)).toBeNull();
  });
});
