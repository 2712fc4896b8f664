import { brand } from '@aera/content';
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
  /** Moves the words up, where a dialog in the middle leaves them in sight. */
  readonly behindDialog?: boolean;
  readonly children?: ReactNode;
}

/** Stands where a guarded page would: says what it needs, and how to go on. */
export const GatePage = ({ title, text, behindDialog = false, children }: GatePageProps) => (
  <Frame tone="deep" $behindDialog={behindDialog}>
    <title>{`${title} · ${brand.name}`}</title>
    <ThirteenRings />
    <Container>
      <Stack gap={5} align="start">
        <Emblem>
          <ShieldIcon size="3rem" />
        </Emblem>
        <Heading level={1}>{title}</Heading>
        <Text size="lg" tone="muted" measure>
          {text}
        </Text>
        {children}
      </Stack>
    </Container>
  </Frame>
);
