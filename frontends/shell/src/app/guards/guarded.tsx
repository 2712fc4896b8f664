import { safeSessionStorage, useWindowEvent } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../../shared/keys.ts';
import { MemberGate, NoticeGate, PinGate, StewardGate } from './gates.tsx';
import { findGuard } from './guard-policy.ts';

const gates = { pin: PinGate, notice: NoticeGate, member: MemberGate, steward: StewardGate };

/**
 * Shows the page if the visitor meets the policy of its path. The server authorizes every call again. After signing out, the PIN is
 * required again.
 */
export function Guarded({ children }: { readonly children: ReactNode }) {
  useWindowEvent('signed-out', () => safeSessionStorage.remove(keys.pinAuthenticated));
  const guard = findGuard(useLocation().pathname);
  if (!guard) return children;
  const Gate = gates[guard];
  return <Gate>{children}</Gate>;
}
