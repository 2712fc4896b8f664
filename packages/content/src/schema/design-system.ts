import { z } from 'zod';
import { PageMeta } from './page-meta.ts';

/** The page that shows every component. Texts on it are examples, not copy. */
export const DesignSystem = z.strictObject({ meta: PageMeta });
export type DesignSystem = z.infer<typeof DesignSystem>;
