import { Card, type CardProps, Heading, type HeadingLevel, Row, Stack, Text } from '@aera/ui';
import { type ReactNode, useId } from 'react';

interface SectionCardProps extends Pick<CardProps, 'tone' | 'padding'> {
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function SectionCard({ title, level = 2, lead, aside, busy, children, ...card }: SectionCardProps) {
  const titleId = useId();
  const heading = (
    <Heading level={level} size="md" id={titleId}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={busy} {...card}>
      <Stack gap={4}>
        <Stack gap={1}>
          {aside ? (
            <Row justify="space-between">
              {heading}
              {aside}
            </Row>
          ) : (
            heading
          )}
          {lead && (
            <Text size="sm" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
