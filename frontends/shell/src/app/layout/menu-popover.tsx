import { menu } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import { CloseIcon, IconButton, MenuIcon, focusRing, from, theme } from '@aera/ui';
import { Popover, PopoverClose } from '@aera/ui/popover';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { DualDate } from './dual-date.tsx';

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-width: min(17rem, 80vw);
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  color: inherit;
  font-size: ${theme.text.md};
  line-height: 1.3;
  text-decoration: none;
  border-radius: ${theme.radius.sm};
  ${focusRing}
  &:hover {
    background: ${theme.color.sunken};
    color: inherit;
  }
  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    font-weight: 600;
  }
`;

const Today = styled.div`
  margin-top: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  @media ${from('desktop')} {
    display: none;
  }
`;

/** The menu of the site. Opens as soon as it is loaded, since loading was triggered by the user. */
export function MenuPopover() {
  const [open, setOpen] = useState(true);
  const Icon = open ? CloseIcon : MenuIcon;
  const trigger = (
    <IconButton label={shellCopy.openMenu}>
      <Icon size="1.5rem" />
    </IconButton>
  );
  return (
    <Popover label={shellCopy.menuName} trigger={trigger} open={open} onOpenChange={setOpen}>
      <nav aria-label={shellCopy.pagesName}>
        <List>
          {menu.map(({ label, path }) => (
            <li key={path}>
              <PopoverClose asChild>
                <Item to={path}>{label}</Item>
              </PopoverClose>
            </li>
          ))}
        </List>
      </nav>
      <Today>
        <DualDate place="menu" />
      </Today>
    </Popover>
  );
}
