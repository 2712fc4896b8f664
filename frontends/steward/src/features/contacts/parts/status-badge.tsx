import type { LeadStatus } from '@aera/contracts';
import { Badge } from '@aera/ui';

const variants = {
  new: 'destructive',
  contacted: 'outline',
  qualified: 'secondary',
  closed: 'secondary',
} as const;

export const StatusBadge = ({ status }: { readonly status: LeadStatus }) => (
  <Badge variant={variants[status]}>{status}</Badge>
);
