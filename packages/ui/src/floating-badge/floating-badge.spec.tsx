import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { FloatingBadge } from './floating-badge.tsx';

const onOpen = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

const badge = (
  <FloatingBadge
    title="LEGAL TRAP - Person Definition"
    subtitle="Read before you sign"
    tag="URGENT"
    closeLabel="Hide this badge"
    delayMs={1500}
    onOpen={onOpen}
    onClose={onClose}
  />
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const there = () => screen.queryByRole('complementary', { name: 'LEGAL TRAP - Person Definition' }) !== null;

describe('a floating badge', () => {
  it('appears after its delay, not in a prerendered page', () => {
    expect(renderToString(badge)).toBe('');
    render(badge);
    wait(1499);
    expect(there()).toBe(false);
    wait(1);
    expect(there()).toBe(true);
  });

  it('opens, or closes by its close button', async () => {
    render(badge);
    wait(1500);
    fireEvent.click(screen.getByRole('button', { name: /^URGENT LEGAL TRAP/ }));
    expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide this badge' }));
    expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    vi.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it('passes the focus to the page when it is closed', async () => {
    const page = (content: ReactNode) => <main>{content}</main>;
    const { rerender } = render(page(badge));
    wait(1500);
    screen.getByRole('button', { name: 'Hide this badge' }).focus();
    rerender(page(null));
    // The focus moves two microtasks later; timers are fake here.
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
