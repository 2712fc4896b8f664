import { createContext, useContext } from 'react';

/** Given by the frame: asks for step-up authentication and resolves to whether it succeeded. */
export const EnsureStepUp = createContext<() => Promise<boolean>>(async () => true);

/** Asks for step-up authentication before a request that cannot be retried, such as a download. */
export const useEnsureStepUp = () => useContext(EnsureStepUp);

/** Given by the frame: whether the role of the steward opens a path. */
export const MayOpen = createContext<(path: string) => boolean>(() => true);

/** Whether a link to another feature may be shown. The server refuses whatever a role may not do. */
export const useMayOpen = () => useContext(MayOpen);
