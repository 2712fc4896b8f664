import type { StewardUser } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { logFailure, useSteward } from '@aera/frontend-kit';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBehindDialog } from '../../shared/keys/keyboard.ts';
import { barWords as words } from './palette-button-copy.ts';
import { JumpButton } from './palette-button.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { usePaletteKey } from './use-palette-key.ts';

export interface PartProps {
  readonly steward: StewardUser;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onShortcuts: () => void;
}

const parts = {
  palette: async () => (await import('./palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcuts.tsx')).Shortcuts,
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;
type PartName = keyof typeof parts;

/** The button of the palette, and the keys of the stewards' plane. What they open is loaded when it is first asked for. */
export function Keyboard({ onLeave }: Pick<PartProps, 'onLeave'>) {
  const { steward } = useSteward();
  const { toast } = useToast();
  const [shown, setShown] = useState<{ name: PartName; Part: ComponentType<PartProps> } | null>(null);

  const close = () => setShown(null);
  const show = async (name: PartName) => {
    try {
      const Part = await parts[name]();
      setShown({ name, Part });
    } catch (error) {
      logFailure('Failed to load a part of the bar', error);
      toast({ ...words.notLoaded, variant: 'destructive' });
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
      <JumpButton onOpen={() => void show('palette')} />
      {shown && steward && (
        <shown.Part steward={steward} onClose={close} onLeave={onLeave} onShortcuts={swap} />
      )}
    </>
  );
}
