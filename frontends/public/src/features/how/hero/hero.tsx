import { hero, type HowHero } from '@aera/content/how/opening';
import { ArrowRightIcon, Badge, Columns, Container, focusRing, Section, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Headline } from './headline.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

const List = styled(Columns)`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

const Tile = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-content: start;
  height: 100%;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  background: color-mix(in srgb, ${theme.color.surface} 70%, transparent);
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-top: 2px solid ${theme.color.goldLine};
  border-radius: ${theme.radius.md};
  text-decoration: none;
  transition:
    border-color ${theme.duration.fast} ${theme.easing.out},
    background-color ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}

  &:hover {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    border-color: ${theme.color.goldLine};
  }
  > strong {
    font-weight: 650;
    line-height: ${theme.leading.snug};
  }
  > span {
    grid-column: 1 / -1;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    line-height: 1.5;
  }
  > svg {
    color: ${theme.color.gold};
    rotate: 90deg;
  }
`;

/** Links to three parts of the page. */
const HeroTiles = ({ tiles }: { readonly tiles: HowHero['tiles'] }) => (
  <List as="ul" from="tablet" tracks="repeat(3, 1fr)" gap={3} columnGap={5}>
    {tiles.map(({ title, text, anchor }) => (
      <li key={title}>
        <Tile href={`#${anchor}`}>
          <strong>{title}</strong>
          <ArrowRightIcon />
          <span>{text.text}</span>
        </Tile>
      </li>
    ))}
  </List>
);

/** The first view with the topic of the page. */
export const Hero = () => (
  <Section space="clamp(3rem, 6vw, 5rem) clamp(2.5rem, 5vw, 4rem)" tone="deep">
    <Container>
      <Columns tracks="7fr 4fr" gap={7} columnGap={8} align="center">
        <Stack gap={5} align="start">
          <Badge variant="warning">{hero.badge}</Badge>
          <Headline />
          <Text size="lg" tone="muted" measure>
            {hero.intro.text}
          </Text>
        </Stack>
        <HeroDrawing />
      </Columns>
      <HeroTiles tiles={hero.tiles} />
    </Container>
  </Section>
);
