import { Card, Heading, Row, Stack, theme } from '@aera/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface SpecimenProps {
  readonly title: string;
  /** Import path. */
  readonly from?: string;
  /** Without a card, for full-width bands. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const Source = styled.code`
  color: ${theme.color.inkMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
`;

/** A component with its variants and states. */
export function Specimen({ title, from = '@aera/ui', bare = false, children }: SpecimenProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Row justify="space-between" align="baseline" gap={2}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Source>{from}</Source>
      </Row>
      {bare ? (
        children
      ) : (
        <Card style={{ minWidth: 0 }}>
          <Stack gap={5}>{children}</Stack>
        </Card>
      )}
    </Stack>
  );
}
