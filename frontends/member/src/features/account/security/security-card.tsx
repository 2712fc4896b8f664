import type { AccountCardProps } from '@aera/frontend-kit/account-security';
import { Card, Heading, Stack, Text } from '@aera/ui';
import { useId } from 'react';

/** A section of the security page. */
export function SecurityCard({ title, lead, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
