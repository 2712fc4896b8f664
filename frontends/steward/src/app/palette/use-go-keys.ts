import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSingleKeys } from '../../shared/keys/keyboard.ts';
import type { Role } from '../../shared/session/roles.tsx';
import { areas, mayOpen } from '../registry.ts';

/** So long after `g` a letter still belongs to it, in milliseconds: enough for one finger, and forgotten after a pause. */
const patience = 5000;

export interface GoKeysOptions {
  /** Nobody, while it is not known who is signed in. */
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
      const goes = begun.current !== null && event.timeStamp - begun.current < patience;
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
