import { intro } from '@aera/content/intro';
import { Container, Eyebrow, Heading, Section, Text, from, theme } from '@aera/ui';
import { HelpTip } from '@aera/ui/help-tip';
import { Video } from '@aera/ui/video';
import { styled } from 'styled-components';
import { heroVideo } from '../../shared/media/videos.ts';
import { ActionLink } from '../../shared/page/action-link.tsx';

const Band = styled(Section)`
  padding-block: clamp(2.5rem, 6vw, 5.5rem);
`;

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${theme.space[7]} ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 5fr 7fr;
  }
  > * {
    min-width: 0;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  max-width: 25rem;
  padding: 0;
  color: ${theme.color.gold};
  font-size: ${theme.text.sm};
  font-weight: 600;
  list-style: none;
  > li {
    padding-block: ${theme.space[1]};
  }
`;

const Screen = styled.div`
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.goldLine};
  border-radius: calc(${theme.radius.lg} + ${theme.space[2]});
`;

/** The film turns a little slower than it was drawn. */
const playbackRate = 0.85;
const startDelayMs = 500;

const { eyebrow, title, lead, tags, tagsLabel, action, film } = intro.hero;

/** What is offered, in one view, beside the dial of the living year. */
export const Hero = () => (
  <Band tone="deep">
    <Columns>
      <Content>
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
              <HelpTip tip={tip}>{name}</HelpTip>
            </li>
          ))}
        </Tags>
        <ActionLink action={action} size="lg" />
      </Content>
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
  </Band>
);
