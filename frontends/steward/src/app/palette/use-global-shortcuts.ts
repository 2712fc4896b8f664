import { useSingleKeys } from '../../shared/keys/keyboard.ts';
import { type Role } from '../../shared/session/roles.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areas, mayOpen } from '../registry.ts';

/** Maximum delay between `g` and the letter. */
const timeoutMs = 5000;

interface NavigationShortcutsOptions {
  /** Role of the steward; undefined while loading. */
  readonly role: Role | undefined;
  /** Called on `?`. */
  readonly onHelp: () => void;
}

/** `g` and a letter open an area; `?` opens the list of shortcuts. */
export function useNavigationShortcuts({ role, onHelp }: NavigationShortcutsOptions): void {
  const navigate = useNavigate();
  const goPressedAt = useRef<number | null>(null);
  useSingleKeys(
    (event) => {
      const isSecondKey = goPressedAt.current !== null && event.timeStamp - goPressedAt.current < timeoutMs;
      goPressedAt.current = null;
      const to = isSecondKey
        ? areas.find(({ home }) => home.shortcutKey === event.key)?.home.path
        : undefined;
      if (to && role && mayOpen(role, to)) {
        event.preventDefault();
        void navigate(to);
      } else if (event.key === 'g' && !event.repeat) goPressedAt.current = event.timeStamp;
      else if (event.key === '?') {
        event.preventDefault();
        onHelp();
      }
    },
    { first: true },
  );
}

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls the handler on Cmd+K on Apple devices and on Ctrl+K elsewhere, wherever the focus is. It returns whether it used the key. */
export function usePaletteShortcut(onPress: () => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = isApple() ? event.metaKey : event.ctrlKey;
    if (!command || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (!event.defaultPrevented && !event.repeat && onPress()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
