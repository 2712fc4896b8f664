import { createContext, useContext } from 'react';

/** Given by the frame: asks for step-up authentication and resolves to whether it succeeded. */
export const EnsureStepUp = createContext<() => Promise<boolean>>(async () => true);

/** Asks for step-up authentication before something that no call can repeat, such as a download. */
export const useEnsureStepUp = () => useContext(EnsureStepUp);
