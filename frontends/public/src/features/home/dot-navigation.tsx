import { home } from '@aera/content/home';
import { darkScheme, elevation, focusRing, from, theme } from '@aera/ui';
import { useScroll } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { getActiveSection, getSectionTone, scrollToSection } from './sections.ts';

const Rail = styled.nav<{ $deep: boolean }>`
  ${({ $deep }) => $deep && darkScheme}
  position: fixed;
  top: 50%;
  right: ${theme.space[5]};
  z-index: 20;
  display: none;
  padding: ${theme.space[2]} 0;
  background: color-mix(in srgb, ${theme.color.surface} 90%, transparent);
  border-radius: ${theme.radius.full};
  box-shadow: ${elevation.low};
  translate: 0 -50%;

  @media ${from('desktop')} {
    display: block;
  }
  ol {
    display: grid;
  }
`;

const Dot = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.inkMuted};
  border: 0;
  border-radius: ${theme.radius.full};
  cursor: pointer;
  ${focusRing}

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
    transition: scale ${theme.duration.normal} ${theme.easing.out};
  }
  &[aria-current='true'] {
    color: ${theme.color.gold};
    &::before {
      background: currentcolor;
      scale: 1.35;
    }
  }
  > span {
    position: absolute;
    right: calc(100% + ${theme.space[2]});
    padding: 0.125rem ${theme.space[3]};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    border-radius: ${theme.radius.sm};
    box-shadow: ${elevation.mid};
    font-size: ${theme.text.xs};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${theme.duration.fast} ${theme.easing.out};
  }
  &:hover > span,
  &:focus-visible > span {
    opacity: 1;
  }
`;

/** Navigation at the side of large screens: a dot per section, with the current one marked. */
export function DotNavigation() {
  const active = useScroll(getActiveSection, 0);
  return (
    <Rail aria-label={home.chapters} $deep={getSectionTone(active) === 'deep'}>
      <ol>
        {home.sections.map(({ id, name }, index) => (
          <li key={id}>
            <Dot type="button" aria-current={index === active} onClick={() => scrollToSection(index)}>
              <span>{name}</span>
            </Dot>
          </li>
        ))}
      </ol>
    </Rail>
  );
}
