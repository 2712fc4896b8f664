import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Accordion } from './accordion.tsx';

const items = ['Vatican', 'Crown', 'Treasury'].map((title) => ({
  value: title.toLowerCase(),
  title,
  content: `Notice to the ${title}`,
}));

const title = (name: string) => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('region').map(({ textContent }) => textContent);

describe('an accordion', () => {
  it('is closed at first, with its titles as headings', async () => {
    render(<Accordion items={items} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(open()).toEqual([]);
    expect(title('Crown').getAttribute('aria-expanded')).toBe('false');
    expect(await axeViolations()).toEqual([]);
  });

  it('opens one at a time; a click on the open title closes it', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(title('Vatican'));
    expect(open()).toEqual(['Notice to the Vatican']);
    await userEvent.click(title('Crown'));
    expect(open()).toEqual(['Notice to the Crown']);
    expect(title('Vatican').getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(title('Crown'));
    expect(open()).toEqual([]);
  });

  it('moves between titles by arrows, wrapping around, Home and End; Enter and Space toggle', async () => {
    render(<Accordion items={items} />);
    const focused = () => document.activeElement?.textContent;
    title('Vatican').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Treasury');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Vatican');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Treasury');
    await userEvent.keyboard('{Enter}');
    expect(open()).toEqual(['Notice to the Treasury']);
    await userEvent.keyboard(' ');
    expect(open()).toEqual([]);
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Vatican');
  });

  it('can be controlled', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Accordion items={items} value="crown" onValueChange={change} />);
    await userEvent.click(title('Treasury'));
    expect(change).toHaveBeenCalledWith('treasury');
    expect(open()).toEqual(['Notice to the Crown']);
    await userEvent.click(title('Crown'));
    expect(change).toHaveBeenLastCalledWith('');
  });

  it('contains all panels in a prerendered page', () => {
    const html = renderToString(<Accordion items={items} />);
    for (const { content } of items) expect(html).toContain(content);
  });
});
