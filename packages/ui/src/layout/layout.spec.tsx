import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Heading } from '../type/typography.tsx';
import { Card } from './card.tsx';
import { Stack } from './primitives.ts';

describe('primitives', () => {
  it('keep style props off the element', () => {
    const { container } = render(
      <Stack gap={2} align="start" as="ul">
        <Card as="li" tone="gold" padding={3}>
          one
        </Card>
      </Stack>,
    );
    expect(container.querySelector('ul')?.getAttributeNames()).toEqual(['class']);
    expect(container.querySelector('li')?.getAttributeNames()).toEqual(['class']);
  });

  it('set the heading level independently of its size', () => {
    render(
      <Heading level={3} size="display">
        Large
      </Heading>,
    );
    expect(screen.getByRole('heading', { name: 'Large', level: 3 })).toBeTruthy();
  });
});
