import { Suspense, lazy } from 'react';
import { useIdle } from './use-idle.ts';

const Toaster = lazy(() => import('@aera/ui/toaster').then((module) => ({ default: module.Toaster })));

/** Toasts come after the first view; one that is shown before waits in its store. */
export function LateToaster() {
  return useIdle() && <Suspense>{<Toaster />}</Suspense>;
}
