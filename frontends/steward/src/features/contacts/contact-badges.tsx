import type { LeadStatus } from '@aera/contracts';
import { Badge } from '@aera/ui';
import { minHighScore } from './contact-filter.ts';
import { contactsCopy } from './contacts-copy.ts';

/** A score out of 100, emphasised from `minHighScore`. */
export const LeadScore = ({ score }: { readonly score: number }) => (
  <Badge variant={score >= minHighScore ? 'default' : 'secondary'}>{contactsCopy.score(score)}</Badge>
);

const variants = {
  new: 'destructive',
  contacted: 'outline',
  qualified: 'secondary',
  closed: 'secondary',
} as const;

export const StatusBadge = ({ status }: { readonly status: LeadStatus }) => (
  <Badge variant={variants[status]}>{status}</Badge>
);
