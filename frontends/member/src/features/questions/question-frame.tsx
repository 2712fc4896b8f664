import { ChevronLeftIcon, Container, Section, Stack, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
`;

const Frame = styled(Section)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
`;

interface QuestionFrameProps {
  /** In the title bar of the browser. */
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page about questions: the way back, then one column. */
export const QuestionFrame = ({ title, back, children }: QuestionFrameProps) => (
  <Frame>
    <PageHead title={title} personal />
    <Container width="text">
      <Stack gap={5}>
        {back && (
          <div>
            <Back to={back.to}>
              <ChevronLeftIcon />
              {back.label}
            </Back>
          </div>
        )}
        {children}
      </Stack>
    </Container>
  </Frame>
);
