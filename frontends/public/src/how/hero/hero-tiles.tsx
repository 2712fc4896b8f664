import type { HowHero } from '@aera/content/how/opening';
import { ArrowRightIcon, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

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
export const HeroTiles = ({ tiles }: { readonly tiles: HowHero['tiles'] }) => (
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
