import { brand } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import { BrandMark, Container, SearchIcon, elevation, focusRing, from, hideInPrint, theme } from '@aera/ui';
import { useScroll } from '@aera/frontend-kit';
import { Link } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { DualDate } from './dual-date.tsx';
import { HeaderMenu } from './header-menu.tsx';

const copy = shellCopy.bar;

const minScrolledTop = 100;
const isScrolled = (top: number) => top > minScrolledTop;

const HeaderHeight = createGlobalStyle`
  :root { --header-height: 4rem; }
  @media ${from('tablet')} { :root { --header-height: 4.75rem; } }
  @media print { :root { --header-height: 0px; } }
`;

/** Keeps its width while a dialog hides the scrollbar. */
const Bar = styled.header`
  position: fixed;
  inset: 0 var(--removed-body-scroll-bar-size, 0px) auto 0;
  z-index: 30;
  display: flex;
  align-items: center;
  height: var(--header-height);
  color: ${theme.color.ink};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${theme.duration.slow} ${theme.easing.out},
    border-color ${theme.duration.slow} ${theme.easing.out};
  background: ${theme.color.canvas};

  &[data-scrolled='true'] {
    /* Opaque enough to read over any section. A blurred backdrop takes a quarter of a second per frame without a GPU. */
    background: color-mix(in srgb, ${theme.color.canvas} 96%, transparent);
    border-color: ${theme.color.line};
    box-shadow: ${elevation.low};
  }
  ${hideInPrint}
`;

/** Reduces gaps on the narrowest phones. */
const narrowest = '(max-width: 22.5em)';

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  @media ${narrowest} {
    gap: ${theme.space[2]};
  }
`;

const Logo = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-inline-end: auto;
  padding-block: ${theme.space[2]};
  color: inherit;
  font: 400 ${theme.text.xl} / 1 ${theme.font.display};
  letter-spacing: 0.08em;
  text-decoration: none;
  ${focusRing}
  @media ${narrowest} {
    gap: ${theme.space[2]};
  }
  &:hover {
    color: inherit;
  }
  svg {
    color: ${theme.color.gold};
  }
`;

const Shortcuts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: ${theme.text.sm};
  @media ${narrowest} {
    gap: 0;
  }
`;

const Shortcut = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[3]};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  border-radius: ${theme.radius.full};
  ${focusRing}
  @media ${narrowest} {
    padding-inline: ${theme.space[2]};
  }
  &:hover {
    background: color-mix(in srgb, currentcolor 8%, transparent);
    color: inherit;
  }
  > span {
    display: none;
    @media ${from('tablet')} {
      display: inline;
    }
  }
`;

/** Fixed header: logo, date in both calendars, search, member area and menu. It is translucent after 100 px. */
export function Header() {
  const scrolled = useScroll(isScrolled);
  return (
    <Bar data-scrolled={scrolled}>
      <HeaderHeight />
      <Line width="wide">
        <Logo to="/" aria-label={copy.home}>
          <BrandMark size="2rem" />
          {brand.name}
        </Logo>
        <DualDate />
        <Shortcuts as="nav" aria-label={copy.name}>
          <Shortcut to="/search" aria-label={copy.search}>
            <SearchIcon />
            <span>{copy.search}</span>
          </Shortcut>
          <Shortcut to="/dashboard">{copy.members}</Shortcut>
          <HeaderMenu />
        </Shortcuts>
      </Line>
    </Bar>
  );
}
