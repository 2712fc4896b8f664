import { Heading, Stack } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { FactList, type FactListProps } from '../../page/fact-list.tsx';

export interface PartProps {
  readonly title: string;
  readonly facts: FactListProps['facts'];
  readonly children?: ReactNode;
}

/** Facts of one kind, under a title. */
export function Part({ title, facts, children }: PartProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {title}
      </Heading>
      <FactList facts={facts} />
      {children}
    </Stack>
  );
}
