import { lazyPage } from '@aera/frontend-kit';
import { LatePart } from './late-part.tsx';
import { useIdle } from './use-idle.ts';

const Toaster = lazyPage(() => import('@aera/ui/toaster'), 'Toaster');

/** Toasts come after the first view; one that is shown before waits in its store. */
export function LateToaster() {
  return (
    useIdle() && (
      <LatePart>
        <Toaster />
      </LatePart>
    )
  );
}
