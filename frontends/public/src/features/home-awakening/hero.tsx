import { homeAwakening } from '@aera/content/home-awakening';
import { useClock } from '@aera/frontend-kit';
import { toLivingTime } from '@aera/living-time';
import {
  Container,
  Eyebrow,
  Heading,
  MutedText,
  Section,
  Stack,
  Text,
  from,
  hideWithoutScripts,
  theme,
} from '@aera/ui';
import { styled } from 'styled-components';
import awakening from '../../shared/media/pictures/awakening.svg';
import type { Picture } from '../../shared/media/pictures.ts';

/** The dial of the living year, rising out of water like a sun. */
export const awakeningPicture: Picture = { src: awakening, width: 1600, height: 900 };

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
  min-height: 9.5rem;
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.goldLine};
  @media ${from('phone')} {
    min-height: 7rem;
  }
  ${hideWithoutScripts}
`;

const Day = styled.p`
  color: ${theme.color.gold};
  font: 400 ${theme.text['2xl']} / 1.25 ${theme.font.display};
`;

const formatDay = (now: Date) => toLivingTime(now).label;
const getEssence = (now: Date) => toLivingTime(now).essence;

/** Today in the living calendar, once date and time zone are known; its space is reserved until then. */
function Today() {
  const day = useClock(formatDay);
  const essence = useClock(getEssence);
  return (
    <Frame>
      {day && (
        <>
          <MutedText>{homeAwakening.opening.today}</MutedText>
          <Day>{day}</Day>
          <Text>{essence}</Text>
        </>
      )}
    </Frame>
  );
}

const Band = styled(Section)`
  display: grid;
  padding-block: 0;
  overflow: hidden;
  @media ${from('laptop')} {
    align-items: center;
    min-height: min(calc(100dvh - var(--header-height, 0px)), 46rem);
  }
`;

/** Above the text on a phone; from a laptop on behind it, with the sun right of the centre. */
const Artwork = styled.img`
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

const Content = styled(Container)`
  padding-block: clamp(2.5rem, 7vw, 5rem);
  @media ${from('laptop')} {
    > * {
      width: min(25rem, 44%);
    }
  }
`;

const { eyebrow, title, lead, alt } = homeAwakening.opening;

/** The first view: the dial of the year as a rising sun, with today's date. */
export const Hero = () => (
  <Band tone="deep">
    <Artwork {...awakeningPicture} alt={alt} fetchPriority="high" />
    <Content>
      <Stack gap={5} align="start">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lg" measure>
          {lead.text}
        </Text>
        <Today />
      </Stack>
    </Content>
  </Band>
);
