import { stewardIdleSeconds } from '@aera/contracts';
import { safeLocalStorage, safeSessionStorage, useStewardSignOut } from '@aera/frontend-kit';
import { useEffect } from 'react';

/** Time of the last input in any tab, Unix milliseconds. */
const lastInputKey = 'steward-last-input';
/** Set while the sign-in page explains why the steward was signed out. */
const signedOutIdleKey = 'steward-signed-out-idle';

const checkMs = 15_000;
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Signs the steward out after a time without input in any tab. Pages that refresh themselves would keep the session alive. */
export function useIdleSignOut(): void {
  const { mutate: signOut } = useStewardSignOut();
  useEffect(() => {
    const record = () => safeLocalStorage.set(lastInputKey, String(Date.now()));
    const isIdle = () => Date.now() - Number(safeLocalStorage.get(lastInputKey)) >= stewardIdleSeconds * 1000;
    const signOutWhenIdle = () => {
      if (!isIdle()) return;
      safeSessionStorage.setFlag(signedOutIdleKey);
      signOut();
    };
    record();
    const timer = setInterval(signOutWhenIdle, checkMs);
    for (const type of inputEvents) window.addEventListener(type, record, { passive: true });
    return () => {
      clearInterval(timer);
      for (const type of inputEvents) window.removeEventListener(type, record);
    };
  }, [signOut]);
}

/** Returns whether this tab signed the steward out for lack of input. */
export const hasBeenSignedOutIdle = (): boolean => safeSessionStorage.isSet(signedOutIdleKey);

export const clearSignedOutIdle = (): void => safeSessionStorage.remove(signedOutIdleKey);
