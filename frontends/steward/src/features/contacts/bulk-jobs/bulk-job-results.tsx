import { type ContactBulkJob, listBulkJobItems, type QueryOf } from '@aera/contracts';
import { Badge, EmptyState, from, Select, Stack, Text, theme, toOptions } from '@aera/ui';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { useApiPages } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactPath } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';

const copy = bulkJobsCopy.rows;
export type OutcomeFilter = NonNullable<QueryOf<typeof listBulkJobItems>['outcome']>;

const outcomes = Object.keys(bulkJobsCopy.outcomes) as Exclude<OutcomeFilter, 'all'>[];
/** All outcomes first, which is the default. */
export const outcomeFilters: readonly [OutcomeFilter, ...OutcomeFilter[]] = ['all', ...outcomes];

const options = [{ value: 'all', label: bulkJobsCopy.allOutcomes }, ...toOptions(bulkJobsCopy.outcomes)];
const tones = {
  succeeded: 'success',
  unchanged: 'outline',
  conflict: 'warning',
  'not-found': 'outline',
  rejected: 'warning',
} as const;

const Rows = styled.ol`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  /* Skips the layout of results outside the view in a long list. */
  &[data-many] li {
    content-visibility: auto;
    contain-intrinsic-size: auto 3rem;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const minManyRows = 100;

const OutcomeField = styled.div`
  @media ${from('phone')} {
    max-width: 18rem;
  }
`;

interface BulkJobResultsProps {
  readonly job: ContactBulkJob;
  readonly outcome: OutcomeFilter;
  readonly onOutcome: (outcome: OutcomeFilter) => void;
}

/** Lists the result of each contact. */
export function BulkJobResults({ job, outcome, onOutcome }: BulkJobResultsProps) {
  const query = useApiPages(listBulkJobItems, {
    params: { id: job.id },
    query: { outcome },
    revision: job.status,
  });
  return (
    <Stack gap={4}>
      <OutcomeField>
        <Select
          label={bulkJobsCopy.outcomesLabel}
          options={options}
          value={outcome}
          onChange={({ target }) => onOutcome(target.value as OutcomeFilter)}
        />
      </OutcomeField>
      <QueryContent query={query} copy={copy}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState>{copy.none}</EmptyState>
          ) : (
            <Rows aria-label={copy.title} data-many={rows.length > minManyRows || undefined}>
              {rows.map((row) => (
                <li key={row.position}>
                  {row.name === null ? (
                    <Text as="span" tone="muted">
                      {copy.unknown}
                    </Text>
                  ) : (
                    <Link to={contactPath(row.contactId)}>{row.name || contactsCopy.erased}</Link>
                  )}
                  <Badge variant={row.outcome === null ? 'outline' : tones[row.outcome]}>
                    {bulkJobsCopy.outcomes[row.outcome ?? 'pending']}
                  </Badge>
                </li>
              ))}
            </Rows>
          )
        }
      </QueryContent>
      <ShowMore query={query}>{copy.more}</ShowMore>
    </Stack>
  );
}
