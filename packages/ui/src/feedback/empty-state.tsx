import type { ReactNode } from 'react';
import { BrandMark } from '../icons/brand-mark.tsx';
import { Text } from '../type/text.tsx';
import { Placeholder } from './placeholder-style.ts';

export interface EmptyStateProps {
  /** Says that there is nothing, and what to do about it. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Placeholder>
      <BrandMark size="2.25rem" />
      <Text tone="muted" size="sm">
        {children}
      </Text>
      {action}
    </Placeholder>
  );
}
