import { Badge } from '@aera/ui';
import { styled } from 'styled-components';
import { questionsCopy } from './questions-copy.ts';

/** Any status that comes later is grey. */
const variants: Record<string, 'warning' | 'success' | 'default'> = {
  pending: 'warning',
  reopened: 'warning',
  answered: 'success',
  needs_information: 'default',
};

const Status = styled(Badge)`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Where a question stands. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Status variant={variants[status] ?? 'secondary'}>
    {questionsCopy.statuses[status] ?? status.replaceAll('_', ' ')}
  </Status>
);
