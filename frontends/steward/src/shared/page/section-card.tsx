import { Card, type CardProps, Heading, type HeadingLevel, MutedText, Row, Stack, focusRing } from '@aera/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

interface SectionCardProps extends Pick<CardProps, 'tone' | 'padding'> {
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly lead?: string;
  /** Rendered next to the title. */
  readonly aside?: ReactNode;
  readonly busy?: boolean;
  /** Moves the focus to the title, for a card that replaces another one or must not be missed. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

const Title = styled(Heading)`
  overflow-wrap: anywhere;
  ${focusRing}
`;

/** A card that is a section with a title. */
export function SectionCard(props: SectionCardProps) {
  const { title, level = 2, lead, aside, busy, takesFocus = false, children, ...card } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={busy} {...card}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Row justify="space-between">
            <Title ref={heading} tabIndex={takesFocus ? -1 : undefined} level={level} size="md" id={titleId}>
              {title}
            </Title>
            {aside}
          </Row>
          {lead && <MutedText>{lead}</MutedText>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
