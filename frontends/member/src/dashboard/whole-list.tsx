import { ChevronLeftIcon, Container, Section, Stack, theme } from '@aera/ui';
import { scrollToTop } from '@aera/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { dashboardWords } from './dashboard-words.ts';

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
  outline: none;
`;

/** One list alone. The path stays that of the dashboard, so the page itself takes the focus, as the shell does on a new path. */
export function WholeList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    scrollToTop();
    frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Frame ref={frame} tabIndex={-1}>
      <PageHead title={title} personal />
      <Container width="text">
        <Stack gap={5}>
          <div>
            <Back to={paths.dashboard}>
              <ChevronLeftIcon />
              {dashboardWords.back}
            </Back>
          </div>
          {children}
        </Stack>
      </Container>
    </Frame>
  );
}
