import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Collapsible } from './collapsible.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const expanded = (name: string) => button(name).getAttribute('aria-expanded');

describe('a collapsible', () => {
  it('opens and closes independently', async () => {
    render(
      <>
        <Collapsible title="First" defaultOpen>
          <a href="#one">one</a>
        </Collapsible>
        <Collapsible title="Second" headingLevel={3}>
          <a href="#two">two</a>
        </Collapsible>
      </>,
    );
    expect([expanded('First'), expanded('Second')]).toEqual(['true', 'false']);
    expect(screen.queryByRole('link', { name: 'two' })).toBeNull();
    await userEvent.click(button('Second'));
    expect([expanded('First'), expanded('Second')]).toEqual(['true', 'true']);
    expect(screen.getByRole('link', { name: 'two' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'two' })).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'Second' })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('contains its content in a prerendered page', () =>
    expect(renderToString(<Collapsible title="More">hidden words</Collapsible>)).toContain('hidden words'));
});
