import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { TermTooltip } from './term-tooltip.tsx';
import { positionAtCursor, positionBelow } from './use-tip.ts';

const sentence = (
  <p>
    A <TermTooltip tip="One who holds property for another.">trustee</TermTooltip> has duties.
  </p>
);

const term = () => screen.getByRole('button', { name: 'trustee' });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const mouse = (clientX: number, clientY: number) => ({ pointerType: 'mouse', clientX, clientY });
const place = () => screen.getByRole('tooltip').style.translate;

describe('a help tip', () => {
  it('describes its term and is initially hidden', async () => {
    render(sentence);
    expect(shown()).toBeNull();
    const words = document.getElementById(term().getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('One who holds property for another.');
    expect(await axeViolations()).toEqual([]);
  });

  it('is below the focused term, and closes by Escape and on blur', async () => {
    render(sentence);
    await userEvent.tab();
    expect(document.activeElement).toBe(term());
    expect(shown()).toBe('One who holds property for another.');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(shown()).not.toBeNull();
    await userEvent.tab();
    expect(shown()).toBeNull();
  });

  it('stays after a click, until a click elsewhere', () => {
    render(sentence);
    fireEvent.pointerEnter(term(), mouse(10, 10));
    fireEvent.click(term());
    fireEvent.pointerLeave(term(), mouse(10, 10));
    expect(shown()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(shown()).toBeNull();
  });

  it('has its text in a prerendered page', () =>
    expect(renderToString(sentence)).toContain('One who holds property for another.'));
});

describe('a help tip with a mouse', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  });

  it('is 20 px beside it and closes when it leaves', () => {
    render(sentence);
    fireEvent.pointerEnter(term(), mouse(100, 50));
    expect(place()).toBe('120px 70px');
    fireEvent.pointerLeave(term(), mouse(100, 50));
    expect(shown()).toBeNull();
  });

  it('moves at most every 16 ms, and ends at the pointer', () => {
    render(sentence);
    fireEvent.pointerEnter(term(), mouse(100, 50));
    fireEvent.pointerMove(term(), mouse(101, 50));
    expect(place()).toBe('121px 70px');
    fireEvent.pointerMove(term(), mouse(105, 50));
    fireEvent.pointerMove(term(), mouse(110, 50));
    act(() => vi.advanceTimersByTime(15));
    expect(place()).toBe('121px 70px');
    act(() => vi.advanceTimersByTime(1));
    expect(place()).toBe('130px 70px');
  });

  it('ignores touch', () => {
    render(sentence);
    fireEvent.pointerEnter(term(), { ...mouse(100, 50), pointerType: 'touch' });
    expect(shown()).toBeNull();
  });
});

describe('the position of a tip', () => {
  const tip = { width: 300, height: 80 };
  const view = { width: 800, height: 600 };

  const away = (cursor: number, start: number, length: number) =>
    Math.max(start - cursor, 0, cursor - start - length);

  it('is inside the window and at most 40 px from the cursor, anywhere', () => {
    for (let x = 0; x <= view.width; x += 20) {
      for (let y = 0; y <= view.height; y += 20) {
        const at = positionAtCursor({ x, y }, tip, view);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x + tip.width).toBeLessThanOrEqual(view.width);
        expect(at.y + tip.height).toBeLessThanOrEqual(view.height);
        expect(Math.hypot(away(x, at.x, tip.width), away(y, at.y, tip.height))).toBeLessThanOrEqual(40);
      }
    }
  });

  it('flips to the other side at the edge of the window', () =>
    expect(positionAtCursor({ x: 700, y: 590 }, tip, view)).toEqual({ x: 380, y: 490 }));

  it('is below the term, above it at the lower edge of the window, and never outside', () => {
    expect(positionBelow(new DOMRect(40, 100, 60, 20), tip, view)).toEqual({ x: 40, y: 120 });
    expect(positionBelow(new DOMRect(700, 570, 60, 20), tip, view)).toEqual({ x: 500, y: 490 });
  });
});
