import { Badge } from '@aera/ui';

const variants: Record<string, 'warning' | 'success' | 'outline'> = {
  pending: 'warning',
  reopened: 'warning',
  answered: 'success',
  needs_information: 'outline',
};

/** The state of a question; one that is not known is grey. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Badge variant={variants[status] ?? 'secondary'}>{status.replaceAll('_', ' ')}</Badge>
);
