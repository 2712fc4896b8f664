import { useSingleKeys } from '../../shared/keys/keyboard.ts';
import { type Role } from '../../shared/session/roles.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areas, mayOpen } from '../registry.ts';

/** So long after `g` a letter still belongs to it, in milliseconds: enough for one finger, and forgotten after a pause. */
const timeoutMs = 5000;

interface GoKeysOptions {
  /** Undefined while the session loads. */
  readonly role: Role | undefined;
  /** `?` was pressed. */
  readonly onHelp: () => void;
}

/** `g` and a letter go to an area that the role has; `?` asks which keys there are. */
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

/** Whether Cmd is the key for commands. There, Ctrl and K cut a line, which stays what it is. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl and K, or Cmd and K, wherever the focus is. */
export function usePaletteKey(onPress: () => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = isApple() ? event.metaKey : event.ctrlKey;
    if (!command || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    // Unhandled keys belong to the browser.
    if (!event.defaultPrevented && !event.repeat && onPress()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
