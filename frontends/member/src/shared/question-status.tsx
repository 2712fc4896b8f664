import { Badge } from '@aera/ui';
import { styled } from 'styled-components';

/** All other statuses are grey (specification, section 4). */
const variants: Readonly<Record<string, 'warning' | 'success'>> = { pending: 'warning', answered: 'success' };

const Status = styled(Badge)`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Badge with the status of a question. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Status variant={variants[status] ?? 'secondary'}>
    {status === 'needs_information' ? 'needs your reply' : status}
  </Status>
);
