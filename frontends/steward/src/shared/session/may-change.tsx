import type { ReactNode } from 'react';
import { useMayChange } from './roles.ts';

/** What changes something; not there for whoever only looks. */
export const MayChange = ({ children }: { readonly children: ReactNode }) => useMayChange() && children;
