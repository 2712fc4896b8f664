import { toDocumentTitle } from '../brand.ts';
import type { DesignSystem } from '../schema/design-system.ts';

export const designSystem: DesignSystem = {
  meta: {
    title: toDocumentTitle('Design system'),
    description:
      'Every component that this site is built from, in every state, in light and in dark: a page for those who build it.',
  },
};
