import { authoritySales } from '@aera/content/authority-sales';
import { Card, Grid, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FeatureEmblem } from './feature-emblem.tsx';

const Feature = styled(Card)`
  border-top: 2px solid ${theme.color.goldLine};
  svg {
    color: ${theme.color.gold};
  }
`;

const { cards } = authoritySales.features;

/** The three things that the offer holds. */
export const Features = () => (
  <Grid minColumn="17rem">
    {cards.map((card, at) => (
      <Feature key={card.title} as="article" padding={6}>
        <Stack gap={3}>
          <FeatureEmblem at={at} />
          <Heading level={3} size="xl">
            {card.title}
          </Heading>
          <Text tone="muted">{card.text.text}</Text>
        </Stack>
      </Feature>
    ))}
  </Grid>
);
