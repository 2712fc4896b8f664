import { Skeleton } from '@aera/ui';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

/** Holds the place of what comes after the first view. A pre-rendered page has it from the start. */
export const Late = ({ height, children }: { readonly height: string; readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
);
