import { menu } from '@aera/content';
import { shellWords } from '@aera/content/shell';
import { IconButton, MenuIcon, focusRing, theme } from '@aera/ui';
import { Popover, PopoverClose } from '@aera/ui/popover';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-width: 15rem;
  padding: 0;
  list-style: none;
`;

const Item = styled(NavLink)`
  display: block;
  padding: 0.6875rem ${theme.space[4]};
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

/** The pages of the site. Opens as soon as it is there: whoever loaded it asked for it. */
export function MenuPopover() {
  const [open, setOpen] = useState(true);
  const trigger = (
    <IconButton label={shellWords.openMenu}>
      <MenuIcon size="1.5rem" />
    </IconButton>
  );
  return (
    <Popover label="Menu" trigger={trigger} open={open} onOpenChange={setOpen}>
      <nav aria-label="Pages">
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
    </Popover>
  );
}
