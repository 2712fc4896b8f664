import { hero, type HowHero } from '@aera/content/how/opening';
import { ArrowRightIcon, Badge, Container, focusRing, from, Section, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Headline } from './headline.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding: 0;
  list-style: none;
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
  }
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

/** Three ways into the page. */
const HeroTiles = ({ tiles }: { readonly tiles: HowHero['tiles'] }) => (
  <List>
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

const Band = styled(Section)`
  padding-block: clamp(3rem, 6vw, 5rem) clamp(2.5rem, 5vw, 4rem);
`;

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: 7fr 4fr;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;

/** What the page is about, in one view. */
export const Hero = () => (
  <Band tone="deep">
    <Container>
      <Columns>
        <Content>
          <Badge variant="warning">{hero.badge}</Badge>
          <Headline />
          <Text size="lg" tone="muted" measure>
            {hero.intro.text}
          </Text>
        </Content>
        <HeroDrawing />
      </Columns>
      <HeroTiles tiles={hero.tiles} />
    </Container>
  </Band>
);
