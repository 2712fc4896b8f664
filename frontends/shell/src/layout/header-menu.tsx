import { shellWords } from '@aera/content/shell';
import { IconButton, MenuIcon } from '@aera/ui';
import { Suspense, lazy, useState } from 'react';

const load = () => import('./menu-popover.tsx');
const MenuPopover = lazy(() => load().then((module) => ({ default: module.MenuPopover })));
const preload = () => void load();

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
    <Suspense fallback={plain}>
      <MenuPopover />
    </Suspense>
  ) : (
    plain
  );
}
