import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useClock } from './use-clock.ts';

const toMinute = (now: Date) => now.getMinutes();
const renders = vi.fn<(minute: number | null) => void>();

function Minute() {
  const minute = useClock(toMinute);
  renders(minute);
  return <p>{minute ?? 'unknown'}</p>;
}

beforeEach(() => {
  renders.mockClear();
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 12, 7, 45) });
});

it('is null in a prerendered page', () => expect(renderToString(<Minute />)).toBe('<p>unknown</p>'));

it('is read every ten seconds, and renders only when its value changes', () => {
  render(<Minute />);
  expect(screen.getByText('7')).toBeTruthy();
  act(() => vi.advanceTimersByTime(19_999));
  expect(screen.getByText('7')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('8')).toBeTruthy();
  expect(renders).toHaveBeenCalledTimes(2);
});
