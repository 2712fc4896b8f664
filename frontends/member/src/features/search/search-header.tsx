import { Container, Eyebrow, Heading, Section, Stack, Text, ThirteenRings, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { searchCopy as copy } from './search-copy.ts';

/** Lets the suggestions overlap the content below. Becomes smaller once there is a query. */
const Band = styled(Section)<{ $small: boolean }>`
  z-index: 1;
  overflow: visible;
  padding-block: ${({ $small }) => ($small ? theme.space[7] : theme.space[9])};
  transition: padding ${theme.duration.slow} ${theme.easing.inOut};
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
`;

/** The top of the search page. Its children are the search box. */
export const SearchHeader = ({
  small,
  children,
}: {
  readonly small: boolean;
  readonly children: ReactNode;
}) => (
  <Band as="header" tone="deep" $small={small}>
    <Ornament>
      <ThirteenRings />
    </Ornament>
    <Container>
      <Stack gap={5} align="start">
        {!small && <Eyebrow>{copy.eyebrow}</Eyebrow>}
        <Heading level={1} size={small ? '2xl' : '3xl'}>
          {copy.headline}
        </Heading>
        {!small && (
          <Text size="lg" tone="muted">
            {copy.lead}
          </Text>
        )}
        {children}
      </Stack>
    </Container>
  </Band>
);
