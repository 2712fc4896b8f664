import { Badge } from '@aera/ui';
import type { ConfidenceLevel } from './confidence.ts';
import { searchWords } from './search-words.ts';

/** Green, yellow, red. */
const variants = { High: 'success', Medium: 'warning', Low: 'destructive' } as const;

export const ConfidenceBadge = ({ level }: { readonly level: ConfidenceLevel }) => (
  <Badge variant={variants[level]}>
    <span>{level}</span> {searchWords.confidence}
  </Badge>
);
