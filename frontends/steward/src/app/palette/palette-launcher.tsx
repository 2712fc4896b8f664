import { isBehindDialog } from '../../shared/keys/keyboard.ts';
import type { StewardUser } from '@aera/contracts';
import { useToast, SearchIcon, focusRing, from, theme, visuallyHidden } from '@aera/ui';
import { logFailure, useSteward } from '@aera/frontend-kit';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameCopy } from '../frame/frame-copy.ts';
import { useNavigationShortcuts, usePaletteShortcut, isApple } from './use-global-shortcuts.ts';
import { styled } from 'styled-components';
import { Key } from './keys.tsx';

const Frame = styled.div`
  grid-area: jump;
  justify-self: end;
`;

const TriggerButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${theme.space[3]};
  background: none;
  color: inherit;
  border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.sm};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  @media not ${from('tablet')} {
    border-color: transparent;
    /* Phones show the icon only; touch devices need no keyboard hint. */
    > span {
      ${visuallyHidden}
    }
    > kbd {
      display: none;
    }
  }
`;

export const PaletteButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Frame>
    <TriggerButton
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <SearchIcon size="1rem" />
      <span>{frameCopy.palette.open}</span>
      <Key aria-hidden>{isApple() ? frameCopy.palette.keys.apple : frameCopy.palette.keys.other}</Key>
    </TriggerButton>
  </Frame>
);

export interface PaletteDialogProps {
  readonly steward: StewardUser;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  readonly onShortcuts: () => void;
}

const dialogs = {
  palette: async () => (await import('./palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcuts.tsx')).Shortcuts,
} satisfies Record<string, () => Promise<ComponentType<PaletteDialogProps>>>;
type DialogName = keyof typeof dialogs;

/** The palette button and global shortcuts. Dialogs load on first use. */
export function PaletteLauncher({ onLogOut }: Pick<PaletteDialogProps, 'onLogOut'>) {
  const { steward } = useSteward();
  const { toast } = useToast();
  const [openDialog, setOpenDialog] = useState<{
    name: DialogName;
    Part: ComponentType<PaletteDialogProps>;
  } | null>(null);

  const close = () => setOpenDialog(null);
  const show = async (name: DialogName) => {
    try {
      const Part = await dialogs[name]();
      setOpenDialog({ name, Part });
    } catch (error) {
      logFailure('Failed to load a part of the bar', error);
      toast({ ...frameCopy.palette.notLoaded, variant: 'destructive' });
    }
  };
  const openShortcuts = () => {
    // The palette must restore the focus before the next dialog records it.
    flushSync(close);
    setTimeout(() => void show('shortcuts'));
  };
  useNavigationShortcuts({ role: steward?.role, onHelp: () => void show('shortcuts') });
  usePaletteShortcut(() => {
    if (openDialog?.name === 'palette') close();
    else if (isBehindDialog()) return false;
    else void show('palette');
    return true;
  });

  return (
    <>
      <PaletteButton onOpen={() => void show('palette')} />
      {openDialog && steward && (
        <openDialog.Part steward={steward} onClose={close} onLogOut={onLogOut} onShortcuts={openShortcuts} />
      )}
    </>
  );
}
