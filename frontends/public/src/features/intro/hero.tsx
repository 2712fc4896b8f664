import { intro } from '@aera/content/intro';
import { Columns, Container, Eyebrow, Heading, Section, Stack, Text, theme } from '@aera/ui';
import { TermTooltip } from '@aera/ui/term-tooltip';
import { Video } from '@aera/ui/video';
import { styled } from 'styled-components';
import { heroVideo } from '../../shared/media/videos.ts';
import { ActionLink } from '../../shared/page/action-link.tsx';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  max-width: 25rem;
  color: ${theme.color.gold};
  font-size: ${theme.text.sm};
  font-weight: 600;
  > li {
    padding-block: ${theme.space[1]};
  }
`;

const Screen = styled.div`
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.goldLine};
  border-radius: calc(${theme.radius.lg} + ${theme.space[2]});
`;

/** Slows the film down. */
const playbackRate = 0.85;
const startDelayMs = 500;

const { eyebrow, title, lead, tags, tagsLabel, action, film } = intro.hero;

/** The first view: the offer, beside the dial of the living year. */
export const Hero = () => (
  <Section space="clamp(2.5rem, 6vw, 5.5rem)" tone="deep">
    <Columns as={Container} tracks="minmax(0, 5fr) minmax(0, 7fr)" gap={7} align="center">
      <Stack gap={5} align="start">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {lead.text}
        </Text>
        <Tags aria-label={tagsLabel}>
          {tags.map(({ name, tip }) => (
            <li key={name}>
              <TermTooltip tip={tip}>{name}</TermTooltip>
            </li>
          ))}
        </Tags>
        <ActionLink action={action} size="lg" />
      </Stack>
      <Screen>
        <Video
          {...heroVideo}
          title={film.title}
          rate={playbackRate}
          startDelay={startDelayMs}
          loop
          muted
          autoPlay
        />
      </Screen>
    </Columns>
  </Section>
);
