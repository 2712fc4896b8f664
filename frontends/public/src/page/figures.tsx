import type { ClaimedFigures } from '@aera/content';
import { Stat, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled.figure`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.goldLine};
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[5]} ${theme.space[7]};
  }
`;

/** Figures with the attribution they stand under. */
export const Figures = ({ figures }: { readonly figures: ClaimedFigures }) => (
  <Frame>
    <Text as="figcaption" size="sm" tone="muted">
      {figures.intro}
    </Text>
    <dl>
      {figures.figures.map(({ value, label }) => (
        <Stat key={label} value={value} label={label} />
      ))}
    </dl>
  </Frame>
);
