import { homeAwakening } from '@aera/content/home-awakening';
import { Container, Eyebrow, Heading, Section, Stack, Text, from } from '@aera/ui';
import { styled } from 'styled-components';
import { awakeningPicture } from '../media/awakening.ts';
import { LivingToday } from './living-today.tsx';

const Band = styled(Section)`
  display: grid;
  padding-block: 0;
  overflow: hidden;
  @media ${from('laptop')} {
    align-items: center;
    min-height: min(calc(100dvh - var(--header-height, 0px)), 46rem);
  }
`;

/** On a phone above the words; from a laptop on behind them, the sun right of the middle. */
const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 6 / 5;
  object-fit: cover;
  @media ${from('tablet')} {
    aspect-ratio: 16 / 9;
  }
  @media ${from('laptop')} {
    position: absolute;
    inset: 0 auto auto 14%;
    width: 106%;
    max-width: none;
    height: 100%;
    object-position: 50% 62%;
    mask-image: linear-gradient(to right, transparent 2%, black 34%);
  }
`;

const Words = styled(Container)`
  padding-block: clamp(2.5rem, 7vw, 5rem);
  @media ${from('laptop')} {
    > * {
      width: min(25rem, 44%);
    }
  }
`;

const { eyebrow, title, lead, alt } = homeAwakening.opening;

/** The first view: the dial of the year as a rising sun, and today's date in it. */
export const Sunrise = () => (
  <Band tone="deep">
    <Picture {...awakeningPicture} alt={alt} fetchPriority="high" />
    <Words>
      <Stack gap={5} align="start">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lg" measure>
          {lead.text}
        </Text>
        <LivingToday />
      </Stack>
    </Words>
  </Band>
);
