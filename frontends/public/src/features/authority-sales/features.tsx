import { authoritySales } from '@aera/content/authority-sales';
import { Card, Grid, Heading, Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  .fine {
    opacity: 0.55;
  }
`;

/** A deed with its seal. */
const deed = (
  <>
    <path d="M13 8h18l5 5v21H13z" />
    <path d="M31 8v5h5" />
    <path className="fine" d="M18 17h13M18 22h13M18 27h6" />
    <circle cx="31" cy="31" r="5" />
    <path d="m28.5 35-1 6 3.5-2 3.5 2-1-6" />
  </>
);

/** A compass rose. */
const compass = (
  <>
    <circle className="fine" cx="24" cy="24" r="17" />
    <path d="m24 9 3.4 11.6L39 24l-11.6 3.4L24 39l-3.4-11.6L9 24l11.6-3.4Z" />
    <path className="fine" d="m30 18 3.5-3.5M30 30l3.5 3.5M18 30l-3.5 3.5M18 18l-3.5-3.5" />
  </>
);

/** The facade of a bank. */
const bank = (
  <>
    <path d="M8 19 24 9l16 10ZM8 40h32M11 36h26" />
    <path d="M14 23v9M20.7 23v9M27.3 23v9M34 23v9" />
    <circle className="fine" cx="24" cy="15.2" r="1.6" />
  </>
);

const emblems: readonly ReactNode[] = [deed, compass, bank];

/** Decorative drawing of the feature with this index. */
const FeatureEmblem = ({ index }: { readonly index: number }) => (
  <Drawing viewBox="2 2 44 44" width="3.25rem" height="3.25rem" aria-hidden>
    {emblems[index]}
  </Drawing>
);

const Feature = styled(Card)`
  border-top: 2px solid ${theme.color.goldLine};
  svg {
    color: ${theme.color.gold};
  }
`;

const { cards } = authoritySales.features;

/** The three features of the offer. */
export const Features = () => (
  <Grid minColumn="17rem">
    {cards.map((card, index) => (
      <Feature key={card.title} as="article" padding={6}>
        <Stack gap={3}>
          <FeatureEmblem index={index} />
          <Heading level={3} size="xl">
            {card.title}
          </Heading>
          <Text tone="muted">{card.text.text}</Text>
        </Stack>
      </Feature>
    ))}
  </Grid>
);
