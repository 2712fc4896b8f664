import { listThreatRules, listThreats } from '@aera/contracts';
import { EmptyState, Stack, Text } from '@aera/ui';
import { useEffect } from 'react';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { Pager, lastPage } from '../../../shared/list/pager.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { securityWords } from '../security-copy.ts';
import { threatsAtOnce, useThreatFilter } from './threat-filter.ts';
import { ThreatFilters } from './threat-filters.tsx';
import { ThreatTable } from './threat-table.tsx';

const words = securityWords.threats;
const everyMs = 15_000;

/** What the rules have found; which of it is shown is in the address. */
export function ThreatsPage() {
  const view = useThreatFilter();
  const reading = useStewardQuery(listThreats, {
    query: view.query,
    every: everyMs,
    keepPrevious: true,
  });
  const rules = useStewardQuery(listThreatRules);
  const { data, isError, isPlaceholderData } = reading;
  const { page } = view.filter;
  const beyond = data && !isPlaceholderData && page > lastPage(data.total, threatsAtOnce);

  useEffect(() => {
    if (beyond) view.setPage(lastPage(data.total, threatsAtOnce), { replace: true });
  });
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <ThreatFilters
        key={view.filter.network}
        view={view}
        rules={Object.fromEntries(
          (rules.data?.rules ?? []).map(({ rule, threatType }) => [rule, threatType]),
        )}
      />
      <Freshness reading={reading} live />
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {data && (
        <Stack gap={4} aria-busy={isPlaceholderData}>
          {data.threats.length === 0 ? (
            <EmptyState>{view.narrowed ? words.noneFits : words.empty}</EmptyState>
          ) : (
            <ThreatTable
              threats={data.threats}
              part={{ offset: (page - 1) * threatsAtOnce, total: data.total }}
            />
          )}
          {data.total > threatsAtOnce && (
            <Pager
              label={words.pages}
              page={page}
              size={threatsAtOnce}
              total={data.total}
              showing={words.showing}
              onPage={view.setPage}
            />
          )}
        </Stack>
      )}
    </>
  );
}
