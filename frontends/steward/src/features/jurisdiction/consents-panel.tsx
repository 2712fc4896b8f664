import { type ResponseOf, exportConsents, listConsents } from '@aera/contracts';
import { ButtonLink, Grid, MutedText, Row, Stack, Stat } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { readLocalTimeZone } from '../../shared/copy/format-date.ts';
import { formatCount } from '../../shared/copy/format-number.ts';
import { DownloadLink } from '../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../shared/list/freshness.tsx';
import { usePaging } from '../../shared/list/pager.tsx';
import { SectionTitle } from '../../shared/page/page-title.tsx';
import { useUrlState } from '../../shared/page/use-url-state.ts';
import { paths } from '../../shared/paths.ts';
import { PagedTable } from '../../shared/table/query-table.tsx';
import { useServerOrder } from '../../shared/table/table-sort.ts';
import { DataTable } from '../../shared/table/data-table.tsx';
import { createConsentColumns } from './consent-columns.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentSearch } from './consent-search.tsx';
import { consentsCopy as copy } from './jurisdiction-copy.ts';
import { IpActivity } from './ip-activity/ip-activity.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { WitnessesPanel } from './witnesses-panel.tsx';
import { NoticeImpressions } from './notice-impressions.tsx';

const intervalMs = 30_000;
/** A search shows a single page of at most this many results. */
const maxSearchResults = 100;

/** Consent records, ledger and notice impressions. Page, search and dialogs are in the URL. */
export function Consents() {
  const { get, set, open, close } = useUrlState();
  const ip = get('ip');
  const order = useServerOrder('consents', 'at');
  const paging = usePaging(50);
  const query = useApiQuery(listConsents, {
    query: {
      ...(ip ? { ip, limit: maxSearchResults, offset: 0 } : paging.query),
      ...(order === 'ascending' && { order }),
      zone: readLocalTimeZone(),
    },
    intervalMs,
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const columns = createConsentColumns({
    onOpen: (record) => open({ record }),
    onOpenIpAddress: (activity) => open({ activity }),
  });
  const table = {
    name: 'consents',
    caption: copy.title,
    hideCaption: true,
    columns,
    getKey: ({ id }: { readonly id: string }) => id,
    empty: copy.empty,
  };

  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={4}>
            <Freshness query={query} live />
            <Row gap={2}>
              <RefreshButton pending={query.isFetching} onRefresh={() => void query.refetch()} />
              <DownloadLink path={exportConsents.path} query={{ ip }} empty={!data?.total} stepUp>
                {copy.export}
              </DownloadLink>
              <ButtonLink as={Link} to={paths.jurisdictionDemo} variant="ghost" size="sm">
                {copy.explorer}
              </ButtonLink>
            </Row>
          </Row>
        }
      >
        {copy.title}
      </SectionTitle>
      <ConsentCounts stats={data?.stats} />
      <ConsentSearch
        ip={ip}
        onSearch={(text) => set({ ip: text || null, page: null })}
        onClear={() => set({ ip: null, page: null })}
      />
      {ip && data && !isPlaceholderData && (
        <MutedText as="output">{copy.matches(data.consents.length, data.total, ip, order)}</MutedText>
      )}
      <QueryContent query={query} copy={copy}>
        {({ consents, total }) =>
          ip ? (
            <div aria-busy={isPlaceholderData}>
              <DataTable {...table} rows={consents} serverPage={{ offset: 0, total }} />
            </div>
          ) : (
            <PagedTable
              {...table}
              rows={consents}
              total={total}
              paging={paging}
              noun="records"
              isStale={isPlaceholderData}
            />
          )
        }
      </QueryContent>
      <LedgerPanel />
      <WitnessesPanel />
      <NoticeImpressions />
      <ConsentDialog id={get('record')} onClose={() => close({ record: null })} />
      <IpActivity ip={get('activity')} onClose={() => close({ activity: null })} />
    </Stack>
  );
}

const { label, unknown, ...countLabels } = copy.counts;
const countNames = Object.keys(countLabels) as (keyof typeof countLabels)[];

interface ConsentCountsProps {
  /** Undefined while loading. */
  readonly stats: ResponseOf<typeof listConsents>['stats'] | undefined;
}

const ConsentCounts = ({ stats }: ConsentCountsProps) => (
  <Grid as="dl" minColumn="10rem" gap={4} aria-label={label}>
    {countNames.map((name) => (
      <Stat key={name} framed label={countLabels[name]} value={stats ? formatCount(stats[name]) : unknown} />
    ))}
  </Grid>
);
