import { Heading, Row } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Title = styled(Heading)`
  outline: none;
`;

export interface SectionTitleProps {
  readonly id?: string;
  readonly children: string;
  /** On the other side: how fresh the section is, what can be done with it. */
  readonly aside: ReactNode;
}

/** The title of a section of a page; can take the focus when what had it is gone. */
export const SectionTitle = ({ id, children, aside }: SectionTitleProps) => (
  <Row justify="space-between">
    <Title level={2} size="lg" id={id} data-title tabIndex={-1}>
      {children}
    </Title>
    {aside}
  </Row>
);
