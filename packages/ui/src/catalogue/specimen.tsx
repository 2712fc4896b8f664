import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../layout/stack.tsx';
import { theme } from '../theme/theme.ts';
import { Heading } from '../type/heading.tsx';

const Frame = styled(Stack)`
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
`;

/** One kind of component with its variants. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Frame as="section" gap={5}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
