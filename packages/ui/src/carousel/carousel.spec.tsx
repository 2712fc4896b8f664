import { act, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { useWrapAround } from './arrows.tsx';
import { Carousel } from './carousel.tsx';

const items = ['Essence', 'Matter', 'Aether'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>about {label}</p>,
}));
const counter = (n: number, of: number) => `Part ${n} of ${of}`;

const shown = () => screen.getAllByRole('group').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a wrapping index', () => {
  it('wraps around at both ends', () => {
    const { result } = renderHook(() => useWrapAround(7));
    expect(result.current.index).toBe(0);
    act(() => result.current.previous());
    expect(result.current.index).toBe(6);
    act(() => result.current.next());
    expect(result.current.index).toBe(0);
    act(() => result.current.go(9));
    expect(result.current.index).toBe(2);
  });
});

describe('a carousel', () => {
  it('shows one slide, and moves in both directions, wrapping around', async () => {
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
    render(<Carousel label="The Living Fabric" items={items} counter={counter} />);
    await press('Aether');
    expect(shown()).toEqual(['about Aether']);
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Aether');
    expect(await axeViolations()).toEqual([]);
  });

  it('contains every slide in a prerendered page', () => {
    const html = renderToString(<Carousel label="Cases" items={items} counter={counter} />);
    expect(html.match(/about/g)).toHaveLength(3);
  });
});
