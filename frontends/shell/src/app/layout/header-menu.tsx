import { shellWords } from '@aera/content/shell';
import { IconButton, MenuIcon } from '@aera/ui';
import { lazyPage } from '@aera/frontend-kit';
import { useState } from 'react';
import { LazyPart } from '../../shared/lazy-part.tsx';

const load = () => import('./menu-popover.tsx');
const MenuPopover = lazyPage(load, 'MenuPopover');
/** A failure shows when the menu is asked for. */
const preload = () => void load().catch(() => {});

/** The menu's button. The popover behind it loads when a pointer or the focus comes near. */
export function HeaderMenu() {
  const [wanted, setWanted] = useState(false);
  const plain = (
    <IconButton
      label={shellWords.openMenu}
      aria-haspopup="dialog"
      aria-expanded={wanted}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <MenuIcon size="1.5rem" />
    </IconButton>
  );
  return wanted ? (
    <LazyPart fallback={plain}>
      <MenuPopover />
    </LazyPart>
  ) : (
    plain
  );
}
