import { brand } from '@aera/content';
import {
  Badge,
  BrandMark,
  Button,
  CloseIcon,
  Container,
  IconButton,
  MenuIcon,
  MutedText,
  Section,
  Text,
  focusRing,
  from,
  theme,
} from '@aera/ui';
import { useSteward, useWindowEvent } from '@aera/frontend-kit';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDay } from '../../shared/copy/format-date.ts';
import { PaletteLauncher } from '../palette/palette-launcher.tsx';
import { paths } from '../../shared/paths.ts';
import { roleCopy } from '../../shared/copy/role-copy.ts';
import { features } from '../registry.ts';
import { frameCopy as copy } from './frame-copy.ts';
import { useLogOut } from '../../shared/session/use-log-out.ts';
import { StewardNav } from './steward-nav.tsx';

const barItems = features.flatMap(({ Bar }) => Bar ?? []);

const Band = styled(Section)`
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.goldLine};
`;

/** One row on phones, with the rest in a menu; two rows elsewhere. */
const BarLayout = styled(Container)`
  display: grid;
  grid-template: 'home jump bell menu' 'more more more more' / 1fr auto auto auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[1]};
  @media ${from('tablet')} {
    grid-template: 'home who jump bell out' 'nav nav nav nav nav' / 1fr auto auto auto auto;
    column-gap: ${theme.space[4]};
  }
`;

const MenuButton = styled(IconButton)`
  grid-area: menu;
  @media ${from('tablet')} {
    display: none;
  }
`;

const Menu = styled.div<{ $open: boolean }>`
  grid-area: more;
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${theme.space[3]};
  > :last-child {
    justify-self: start;
  }
  @media ${from('tablet')} {
    display: contents;
    > nav {
      grid-area: nav;
    }
    > :last-child {
      grid-area: out;
    }
  }
`;

const Home = styled(Link)`
  grid-area: home;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  color: inherit;
  font: 400 ${theme.text.xl} / 1 ${theme.font.display};
  letter-spacing: 0.08em;
  text-decoration: none;
  ${focusRing}
  &:hover {
    color: inherit;
  }
  svg {
    color: ${theme.color.gold};
  }
`;

const Identity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  @media ${from('tablet')} {
    grid-area: who;
    display: block;
    text-align: end;
  }
  > :first-child {
    font-weight: 600;
  }
`;

const Account = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  color: inherit;
  ${focusRing}
  &:hover {
    color: inherit;
    text-decoration-thickness: 2px;
  }
`;

export function StewardBar() {
  const { steward } = useSteward();
  const { logOut, isPending } = useLogOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  // Following a link closes the menu.
  const isMenuOpen = menuOpenAt === pathname;
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  // The palette and the inbox are in the bar too, and handle their own Escape.
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !isMenuOpen) return;
    setMenuOpenAt(null);
    menuButton.current?.focus();
  };
  useWindowEvent('signed-out', () => void navigate(paths.portal));

  return (
    <Band as="header" tone="deep" onKeyDown={closeOnEscape}>
      <BarLayout>
        <Home to={paths.portal} aria-label={copy.home}>
          <BrandMark size="2rem" />
          {brand.name}
        </Home>
        <PaletteLauncher onLogOut={logOut} />
        {barItems.map((Bar) => (
          <Bar key={Bar.name} />
        ))}
        <MenuButton
          ref={menuButton}
          label={isMenuOpen ? copy.closeMenu : copy.openMenu}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpenAt(isMenuOpen ? null : pathname)}
        >
          {isMenuOpen ? <CloseIcon size="1.5rem" /> : <MenuIcon size="1.5rem" />}
        </MenuButton>
        <Menu id={menuId} $open={isMenuOpen}>
          <StewardNav />
          {steward && (
            <Identity>
              <Text size="sm">{copy.welcome(steward.firstName, steward.lastName)}</Text>
              <MutedText size="xs">
                <Account to={paths.account} title={copy.account}>
                  {steward.username} · {steward.role}
                </Account>
              </MutedText>
              {steward.roleExpiresAt && (
                <Badge variant="outline">{roleCopy.readOnly(formatDay(steward.roleExpiresAt))}</Badge>
              )}
            </Identity>
          )}
          <Button variant="secondary" size="sm" pending={isPending} onClick={logOut}>
            {copy.logout}
          </Button>
        </Menu>
      </BarLayout>
    </Band>
  );
}
