import { createContext, useContext } from 'react';

/** Prompts for step-up authentication; resolves to whether it succeeded. */
export const EnsureStepUp = createContext<() => Promise<boolean>>(async () => true);

/** For requests that cannot be retried, such as downloads. */
export const useEnsureStepUp = () => useContext(EnsureStepUp);

/** Whether the role of the steward may open a path. */
export const MayOpen = createContext<(path: string) => boolean>(() => true);

/** For links to other features. The server enforces access. */
export const useMayOpen = () => useContext(MayOpen);
