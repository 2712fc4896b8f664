import type { ArticleSummary } from '@aera/contracts';
import { Badge, type BadgeProps } from '@aera/ui';
import { articlesCopy } from '../knowledge-copy.ts';

type State = ArticleSummary['state'];

const variants: Record<State, NonNullable<BadgeProps['variant']>> = {
  draft: 'secondary',
  published: 'success',
  changed: 'warning',
  withdrawn: 'outline',
};

/** Where an article stands between its author and its readers. */
export const StateBadge = ({ state }: { readonly state: State }) => (
  <Badge variant={variants[state]}>{articlesCopy.states[state]}</Badge>
);
