import type { StewardUser } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import type { ReactNode } from 'react';

export type Role = StewardUser['role'];

/** Whether the role is view only; false while loading. */
export const useReadsOnly = (): boolean => useSteward().steward?.role === 'auditor';

/** Whether the role may make changes; false for auditors and while loading. */
export function useMayChange(): boolean {
  const { steward } = useSteward();
  return steward !== null && steward.role !== 'auditor';
}

export const MayChange = ({ children }: { readonly children: ReactNode }) => useMayChange() && children;
