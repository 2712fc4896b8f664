import { toDocumentTitle } from '@aera/content';
import { Container, Heading, Section, ShieldIcon, Stack, Text, theme, ThirteenRings } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled(Section)<{ $behindDialog: boolean }>`
  display: grid;
  align-items: ${({ $behindDialog }) => ($behindDialog ? 'start' : 'center')};
  padding-block: clamp(3rem, 9vh, 6rem);
  min-height: calc(100dvh - var(--header-height, 0px));
`;

const Emblem = styled.span`
  color: ${theme.color.gold};
`;

interface GatePageProps {
  readonly title: string;
  readonly text: string;
  /** Moves the text up, where a centred dialog does not cover it. The dialog has the heading of the page. */
  readonly behindDialog?: boolean;
  readonly children?: ReactNode;
}

/** Replaces a guarded page: states the requirement and offers an action. */
export const GatePage = ({ title, text, behindDialog = false, children }: GatePageProps) => (
  <Frame tone="deep" $behindDialog={behindDialog}>
    <title>{toDocumentTitle(title)}</title>
    <ThirteenRings />
    <Container>
      <Stack gap={5} align="start">
        <Emblem>
          <ShieldIcon size="3rem" />
        </Emblem>
        <Heading level={behindDialog ? 2 : 1} size="3xl">
          {title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {text}
        </Text>
        {children}
      </Stack>
    </Container>
  </Frame>
);
