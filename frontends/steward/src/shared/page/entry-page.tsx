import { PageHead } from './page-title.tsx';
import { BrandMark, Card, Container, Section, Stack, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const FullHeight = styled(Section)`
  display: grid;
  align-items: center;
  min-height: calc(100dvh - var(--header-height, 0px));
  padding-block: ${theme.space[7]};
`;

const Sheet = styled(Card)<{ $maxWidth: string }>`
  max-width: ${({ $maxWidth }) => $maxWidth};
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 2.5rem);
`;

const Mark = styled.div`
  color: ${theme.color.gold};
`;

interface EntryPageProps {
  readonly title: string;
  readonly maxWidth: string;
  /** Decoration behind the card. */
  readonly ornament?: ReactNode;
  readonly children: ReactNode;
}

/** A page before sign-in. */
export const EntryPage = ({ title, maxWidth, ornament, children }: EntryPageProps) => (
  <FullHeight tone="deep">
    <PageHead title={title} />
    {ornament}
    <Container>
      <Sheet tone="gold" $maxWidth={maxWidth}>
        <Stack gap={5}>
          <Mark>
            <BrandMark size="2.75rem" />
          </Mark>
          {children}
        </Stack>
      </Sheet>
    </Container>
  </FullHeight>
);
