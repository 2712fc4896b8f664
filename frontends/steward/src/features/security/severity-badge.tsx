import type { Severity } from '@aera/contracts';
import { Badge } from '@aera/ui';

const variants = {
  CRITICAL: 'destructive',
  HIGH: 'destructive',
  MEDIUM: 'outline',
  LOW: 'secondary',
} as const satisfies Record<Severity, string>;

/** How bad a threat is. */
export const SeverityBadge = ({ severity }: { readonly severity: Severity }) => (
  <Badge variant={variants[severity]}>{severity}</Badge>
);
