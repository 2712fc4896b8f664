import { act, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Carousel, useWrapAround } from './index.ts';

const items = ['Essence', 'Matter', 'Aether'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>about {label}</p>,
}));
const counter = (n: number, of: number) => `Part ${n} of ${of}`;

const shown = () => screen.getAllByRole('group').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a place without ends', () => {
  it('wraps around at both', () => {
    const { result } = renderHook(() => useWrapAround(7));
    expect(result.current.index).toBe(0);
    act(() => result.current.previous());
    expect(result.current.index).toBe(6);
    act(() => result.current.next());
    expect(result.current.index).toBe(0);
    act(() => result.current.go(9));
    expect(result.current.index).toBe(2);
  });

  it('stays inside a list that becomes shorter, and at zero in an empty one', () => {
    const { result, rerender } = renderHook(({ length }) => useWrapAround(length, 4), {
      initialProps: { length: 5 },
    });
    expect(result.current.index).toBe(4);
    rerender({ length: 3 });
    expect(result.current.index).toBeLessThan(3);
    rerender({ length: 0 });
    expect(result.current.index).toBe(0);
  });
});

describe('a carousel', () => {
  it('shows one slide, and the next and the one before, wrapping around', async () => {
    render(<Carousel label="The Living Fabric" items={items} counter={counter} />);
    expect(shown()).toEqual(['about Essence']);
    await press('Previous');
    expect(shown()).toEqual(['about Aether']);
    expect(screen.getByText('Part 3 of 3').getAttribute('aria-live')).toBe('polite');
    await press('Next');
    await press('Next');
    expect(shown()).toEqual(['about Matter']);
  });

  it('goes to a slide by its dot, which is marked as current', async () => {
    render(<Carousel label="The Living Fabric" items={items} counter={counter} dots />);
    await press('Aether');
    expect(shown()).toEqual(['about Aether']);
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Aether');
    expect(await axeViolations()).toEqual([]);
  });

  it('can be steered from outside', async () => {
    const change = vi.fn<(index: number) => void>();
    render(<Carousel label="Cases" items={items} counter={counter} index={2} onIndexChange={change} />);
    await press('Next');
    await press('Previous');
    expect(change.mock.calls).toEqual([[0], [1]]);
    expect(shown()).toEqual(['about Aether']);
  });

  it('holds every slide in a pre-rendered page', () => {
    const html = renderToString(<Carousel label="Cases" items={items} counter={counter} />);
    expect(html.match(/about/g)).toHaveLength(3);
  });
});
