import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import '../testing/jsdom.ts';
import { axeViolations, render } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Essence', 'Matter', 'Aether'].map((label) => ({
  value: label,
  label,
  panel: `about ${label}`,
}));

const panel = () => screen.getByRole('tabpanel').textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the first panel, and others by click and by arrow keys, wrapping around', async () => {
    render(<Tabs label="The Living Fabric" items={items} />);
    expect(panel()).toBe('about Essence');
    await userEvent.click(tab('Matter'));
    expect(panel()).toBe('about Matter');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(panel()).toBe('about Essence');
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel()).toBe('about Aether');
    expect(screen.getByRole('tablist', { name: 'The Living Fabric' })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('go to the first and the last by Home and End', async () => {
    render(<Tabs label="The Living Fabric" items={items} />);
    tab('Essence').focus();
    await userEvent.keyboard('{End}');
    expect(panel()).toBe('about Aether');
    await userEvent.keyboard('{Home}');
    expect(panel()).toBe('about Essence');
  });

  it('can be steered from outside', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Tabs label="Fabric" items={items} value="Aether" onValueChange={change} />);
    await userEvent.click(tab('Matter'));
    expect(change).toHaveBeenCalledWith('Matter');
    expect(panel()).toBe('about Aether');
  });

  it('keep every panel in a pre-rendered page, unless told to load it when it is shown', () => {
    expect(renderToString(<Tabs label="Fabric" items={items} />)).toContain('about Aether');
    expect(renderToString(<Tabs label="Fabric" items={items} keepPanels={false} />)).not.toContain(
      'about Aether',
    );
  });

  it('say more than a number where a number is all they show', async () => {
    render(
      <Tabs
        label="Objections"
        variant="numbers"
        items={[1, 2].map((n) => ({
          value: `${n}`,
          label: n,
          name: `Objection ${n}`,
          panel: `rebuttal ${n}`,
        }))}
      />,
    );
    await userEvent.click(tab('Objection 2'));
    expect(panel()).toBe('rebuttal 2');
    expect(await axeViolations()).toEqual([]);
  });
});
