import { useSingleKeys } from '../../shared/keys/keyboard.ts';
import { type Role } from '../../shared/session/roles.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areas, mayOpen } from '../registry.ts';

/** Maximum delay between `g` and the letter. */
const timeoutMs = 5000;

interface GoKeysOptions {
  /** Role of the steward; undefined while loading. */
  readonly role: Role | undefined;
  /** Called on `?`. */
  readonly onHelp: () => void;
}

/** `g` and a letter open an area; `?` opens the shortcuts. */
export function useGoKeys({ role, onHelp }: GoKeysOptions): void {
  const navigate = useNavigate();
  const begun = useRef<number | null>(null);
  useSingleKeys(
    (event) => {
      const goes = begun.current !== null && event.timeStamp - begun.current < timeoutMs;
      begun.current = null;
      const to = goes ? areas.find(({ home }) => home.key === event.key)?.home.path : undefined;
      if (to && role && mayOpen(role, to)) {
        event.preventDefault();
        void navigate(to);
      } else if (event.key === 'g' && !event.repeat) begun.current = event.timeStamp;
      else if (event.key === '?') {
        event.preventDefault();
        onHelp();
      }
    },
    { first: true },
  );
}

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls the handler on Ctrl+K or Cmd+K, regardless of the focus. */
export function usePaletteKey(onPress: () => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = isApple() ? event.metaKey : event.ctrlKey;
    if (!command || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (!event.defaultPrevented && !event.repeat && onPress()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
