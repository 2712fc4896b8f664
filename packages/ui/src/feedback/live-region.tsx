import type { ReactNode } from 'react';
import { VisuallyHidden } from '../type/visually-hidden.tsx';

/** Announces its content when it changes. Keep it mounted while it is empty. */
export const LiveRegion = ({ children }: { readonly children?: ReactNode }) => (
  <VisuallyHidden as="output" aria-atomic="true">
    {children}
  </VisuallyHidden>
);
