import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { Headline } from './headline.tsx';

const shown = () => screen.getByTestId('typed').textContent;
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const steps = (count: number, ms: number) => {
  for (let step = 0; step < count; step += 1) after(ms);
};

beforeEach(() => void vi.useFakeTimers());

it('shows a word for two seconds, deletes at 80 ms and types at 150 ms a character', () => {
  renderPage(<Headline />);
  expect(shown()).toBe('Started');
  after(1999);
  expect(shown()).toBe('Started');
  after(1);
  expect(shown()).toBe('Starte');
  after(79);
  expect(shown()).toBe('Starte');
  after(1);
  expect(shown()).toBe('Start');
  steps(5, 80);
  expect(shown()).toBe('');
  after(149);
  expect(shown()).toBe('');
  after(1);
  expect(shown()).toBe('W');
  steps(4, 150);
  expect(shown()).toBe('Works');
  after(1999);
  expect(shown()).toBe('Works');
});

it('cycles through Started, Works and Ends', () => {
  renderPage(<Headline />);
  const whole: (string | null)[] = [];
  for (let at = 0; at < 2500; at += 1) {
    if (/^(Started|Works|Ends)$/.test(shown() ?? '') && shown() !== whole.at(-1)) whole.push(shown());
    after(10);
  }
  expect(whole.slice(0, 4)).toEqual(['Started', 'Works', 'Ends', 'Started']);
});

it('exposes all three words to screen readers', () => {
  renderPage(<Headline />);
  const name = 'How It Started, Works, Ends';
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  after(2400);
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
});

it('does not move with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderPage(<Headline />);
  after(60_000);
  expect(shown()).toBe('Started');
});

it('can be paused and resumed', () => {
  renderPage(<Headline />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  after(60_000);
  expect(shown()).toBe('Started');
  fireEvent.click(screen.getByRole('button', { name: 'Resume animation' }));
  after(2000);
  expect(shown()).toBe('Starte');
});

it('starts with a whole word in a prerendered page, and reserves room for the longest', () => {
  const html = renderToString(<Headline />);
  expect(html).toMatch(/data-testid="typed">Started</);
  for (const word of ['Started', 'Works', 'Ends']) expect(html).toContain(`<i>${word}</i>`);
});
