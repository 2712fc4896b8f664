import { brand } from '../brand.ts';
import type { DesignSystem } from '../schema/design-system.ts';

export const designSystem: DesignSystem = {
  meta: {
    title: `Design system · ${brand.name}`,
    description:
      'Every component that this site is built from, in every state, in light and in dark: a page for those who build it.',
  },
};
