import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage } from '../../testing/render.tsx';
import { BondTrap } from './bond-trap.tsx';

const bubble = () => screen.findByRole('button', { name: /BOND TRAP\s*SS Card CUSIP/ });
const isThere = () => screen.queryByText('BOND TRAP') !== null;
const modal = () => screen.findByRole('dialog', { name: 'The social security card claim' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Renders the page again, and returns whether the bubble appears within its delay. */
const isThereOnLoad = () => {
  vi.useFakeTimers();
  renderPage(<BondTrap />);
  act(() => vi.advanceTimersByTime(10_000));
  return isThere();
};

/** Loads the dialog before the first test, which would otherwise wait for its compilation. */
beforeAll(async () => void (await import('./bond-trap-dialog.tsx')));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the bubble', () => {
  it('is shown unless dismissed, and never in a prerendered page', async () => {
    expect(renderToString(<BondTrap />)).toBe('');
    renderPage(<BondTrap />);
    expect(await bubble()).toBeTruthy();
  });

  it('is hidden on this page by its x, which stores a flag that is not read', async () => {
    const { unmount } = renderPage(<BondTrap />);
    await bubble();
    press('Hide bond trap note');
    expect(isThere()).toBe(false);
    expect(localStorage.getItem('aera-bond-trap-hidden')).toBe('true');
    expect(sessionStorage.getItem('aera-bond-trap-dismissed')).toBeNull();
    unmount();
    expect(isThereOnLoad()).toBe(true);
  });

  it('stays hidden once dismissed in this session', () => {
    sessionStorage.setItem('aera-bond-trap-dismissed', 'true');
    expect(isThereOnLoad()).toBe(false);
  });
});

describe('the modal', () => {
  const open = async () => {
    const view = renderPage(<BondTrap />);
    await userEvent.click(await bubble());
    await modal();
    return view;
  };

  it('shows the public record next to the claim', async () => {
    await open();
    expect(
      screen.getByText(/the number marks a bond that is issued on each person’s name and traded/),
    ).toBeTruthy();
    expect(screen.getByText(/security feature of the card/)).toBeTruthy();
    expect(
      screen.getByText(
        /The Treasury holds no account, bond or fund that such a number would open\. The “exemption account” in these stories does not exist\./,
      ),
    ).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('closes by its button, its x and Escape, and keeps the bubble', async () => {
    await open();
    for (const button of ['footer', 'x'] as const) {
      const both = screen.getAllByRole('button', { name: 'Close' });
      fireEvent.click(both[button === 'x' ? 0 : 1] ?? document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent.click(await bubble());
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isThere()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it('gives the focus back to the bubble', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await bubble()));
  });

  it('hides the bubble for the session by "Don’t show again"', async () => {
    const { unmount } = await open();
    press("Don't show again");
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isThere()).toBe(false);
    expect(sessionStorage.getItem('aera-bond-trap-dismissed')).toBe('true');
    expect(localStorage.getItem('aera-bond-trap-hidden')).toBeNull();
    unmount();
    expect(isThereOnLoad()).toBe(false);
  });
});
