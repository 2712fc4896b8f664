import { Badge } from '@aera/ui';
import { searchCopy } from './search-copy.ts';

/** Green, yellow and red. */
const variants = { High: 'success', Medium: 'warning', Low: 'destructive' } as const;

export const ConfidenceBadge = ({ level }: { readonly level: ConfidenceLevel }) => (
  <Badge variant={variants[level]}>
    <span>{level}</span> {searchCopy.confidence}
  </Badge>
);

export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** Returns the label of a confidence from 0 to 1. */
export function toConfidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return 'High';
  return confidence >= 0.6 ? 'Medium' : 'Low';
}
