import { useSteward } from '@aera/web-kit';

/** Whether the one signed in may change things here: auditors look only. The server decides; this spares a button that cannot work. */
export const useMayAct = (): boolean => useSteward().steward?.role === 'steward';
