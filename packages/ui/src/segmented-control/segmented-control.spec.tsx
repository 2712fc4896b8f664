import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'first', label: 'Cases 1-3' },
  { value: 'second', label: 'Cases 4-6' },
] as const;

function Cases() {
  const [half, setHalf] = useState<'first' | 'second'>('first');
  return <SegmentedControl label="Cases" options={options} value={half} onValueChange={setHalf} />;
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

it('chooses one view by click and by arrow keys, wrapping around', async () => {
  render(<Cases />);
  expect(screen.getByRole('group', { name: 'Cases' })).toBeTruthy();
  expect(chosen()).toBe('first');
  await userEvent.click(screen.getByRole('radio', { name: 'Cases 4-6' }));
  expect(chosen()).toBe('second');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('first');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('second');
  expect(await axeViolations()).toEqual([]);
});
