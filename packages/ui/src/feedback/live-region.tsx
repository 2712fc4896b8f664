import type { ReactNode } from 'react';
import { VisuallyHidden } from '../type/visually-hidden.tsx';

interface LiveRegionProps {
  /** Speaks at once instead of when the reader pauses. For errors. */
  readonly assertive?: boolean;
  /** What to say; a change is spoken. Keep the region mounted while it is empty. */
  readonly children?: ReactNode;
}

export function LiveRegion({ assertive = false, children }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
