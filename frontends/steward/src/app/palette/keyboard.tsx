import { isBehindDialog } from '../../shared/keys/keyboard.ts';
import type { StewardUser } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { logFailure, useSteward } from '@aera/frontend-kit';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameCopy } from '../frame/frame-copy.ts';
import { PaletteButton } from './palette-button.tsx';
import { useGoKeys, usePaletteKey } from './use-palette-keys.ts';

export interface PaletteDialogProps {
  readonly steward: StewardUser;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onShortcuts: () => void;
}

const dialogs = {
  palette: async () => (await import('./palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcuts.tsx')).Shortcuts,
} satisfies Record<string, () => Promise<ComponentType<PaletteDialogProps>>>;
type DialogName = keyof typeof dialogs;

/** The button of the palette, and the keys of the stewards' plane. What they open is loaded when it is first asked for. */
export function Keyboard({ onLeave }: Pick<PaletteDialogProps, 'onLeave'>) {
  const { steward } = useSteward();
  const { toast } = useToast();
  const [shown, setShown] = useState<{ name: DialogName; Part: ComponentType<PaletteDialogProps> } | null>(
    null,
  );

  const close = () => setShown(null);
  const show = async (name: DialogName) => {
    try {
      const Part = await dialogs[name]();
      setShown({ name, Part });
    } catch (error) {
      logFailure('Failed to load a part of the bar', error);
      toast({ ...frameCopy.palette.notLoaded, variant: 'destructive' });
    }
  };
  const swap = () => {
    // The palette is gone and has given the focus back before the next dialog notes where the focus was.
    flushSync(close);
    setTimeout(() => void show('shortcuts'));
  };
  useGoKeys({ role: steward?.role, onHelp: () => void show('shortcuts') });
  usePaletteKey(() => {
    if (shown?.name === 'palette') close();
    else if (isBehindDialog()) return false;
    else void show('palette');
    return true;
  });

  return (
    <>
      <PaletteButton onOpen={() => void show('palette')} />
      {shown && steward && (
        <shown.Part steward={steward} onClose={close} onLeave={onLeave} onShortcuts={swap} />
      )}
    </>
  );
}
