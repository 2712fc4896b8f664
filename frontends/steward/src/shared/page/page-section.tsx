import { Heading, type HeadingLevel, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';

export interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A part of a page under a title of its own, also while there is nothing in it. No landmark: the table in it is one by the same name. */
export function Part({ title, lead, level, children }: PartProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {lead && (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
