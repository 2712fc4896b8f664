import { session, useWindowEvent } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../keys.ts';
import { MemberGate } from './member-gate.tsx';
import { NoticeGate } from './notice-gate.tsx';
import { PinGate } from './pin-gate.tsx';
import { guardOf } from './policy.ts';
import { StewardGate } from './steward-gate.tsx';

const gates = { pin: PinGate, notice: NoticeGate, member: MemberGate, steward: StewardGate };

/**
 * Shows the page to whoever meets the policy of its path. The server decides again on every call. Who signs out, on whichever page,
 * has to enter the PIN again.
 */
export function Guarded({ children }: { readonly children: ReactNode }) {
  useWindowEvent('signed-out', () => session.remove(keys.pinAuthenticated));
  const guard = guardOf(useLocation().pathname);
  if (!guard) return children;
  const Gate = gates[guard];
  return <Gate>{children}</Gate>;
}
