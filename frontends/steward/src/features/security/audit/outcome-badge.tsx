import type { AuditOutcome } from '@aera/contracts';
import { Badge } from '@aera/ui';
import { auditWords as words } from './audit-copy.ts';

const looks = { done: 'secondary', refused: 'warning', failed: 'destructive', open: 'outline' } as const;

/** How a call ended. */
export const OutcomeBadge = ({ outcome }: { readonly outcome: AuditOutcome }) => (
  <Badge variant={looks[outcome]} title={outcome === 'open' ? words.openHint : undefined}>
    {words.outcomes[outcome]}
  </Badge>
);
