import { Badge, Card, Heading, Row, Stack, focusRing } from '@aera/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Title = styled(Heading)`
  ${focusRing}
`;

interface TwoFactorCardProps {
  readonly title: string;
  readonly state?: { readonly label: string; readonly variant: 'success' | 'warning' };
  /** Takes the focus when it comes in the place of another step. */
  readonly isStep?: boolean;
  readonly children: ReactNode;
}

/** The card that every step of the second factor stands in. */
export function TwoFactorCard({ title, state, isStep = false, children }: TwoFactorCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStep) heading.current?.focus();
  }, [isStep]);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4} align="start">
        <Row gap={3}>
          <Title ref={heading} tabIndex={-1} level={2} size="md" id={titleId}>
            {title}
          </Title>
          {state && <Badge variant={state.variant}>{state.label}</Badge>}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
