import { shellCopy } from '@aera/content/shell';
import { IconButton, MenuIcon } from '@aera/ui';
import { lazyPage } from '@aera/frontend-kit';
import { useState } from 'react';
import { LazyPart } from '../../shared/lazy-part.tsx';

const load = () => import('./menu-popover.tsx');
const MenuPopover = lazyPage(load, 'MenuPopover');
/** An error is shown when the menu is opened. */
const preload = () => void load().catch(() => {});

/** Button of the menu. The popover loads when a pointer or the focus comes near. */
export function HeaderMenu() {
  const [isOpened, setOpened] = useState(false);
  const button = (
    <IconButton
      label={shellCopy.openMenu}
      aria-haspopup="dialog"
      aria-expanded={isOpened}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setOpened(true)}
    >
      <MenuIcon size="1.5rem" />
    </IconButton>
  );
  return isOpened ? (
    <LazyPart fallback={button}>
      <MenuPopover />
    </LazyPart>
  ) : (
    button
  );
}
