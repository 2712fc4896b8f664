import type { StewardUser } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import type { ReactNode } from 'react';

export type Role = StewardUser['role'];

/** Whether who is signed in looks only; false also while it is not known who that is. */
export const useReadsOnly = (): boolean => useSteward().steward?.role === 'auditor';

/** Whether who is signed in may change things where they are. */
export function useMayChange(): boolean {
  const { steward } = useSteward();
  return steward !== null && steward.role !== 'auditor';
}

/** Renders its children for roles that may change something. */
export const MayChange = ({ children }: { readonly children: ReactNode }) => useMayChange() && children;
