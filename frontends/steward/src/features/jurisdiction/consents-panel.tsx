import { CsvLink } from '../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../shared/list/freshness.tsx';
import { SectionTitle } from '../../shared/page/page-title.tsx';
import { useServerOrder } from '../../shared/table/table-sort.ts';
import { type ResponseOf, exportConsents, type listConsents } from '@aera/contracts';
import { ButtonLink, EmptyState, Grid, Row, Stack, Stat, Text } from '@aera/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentSearch } from './consent-search.tsx';
import { ConsentTable } from './consent-table.tsx';
import { consentsCopy as copy } from './consents-copy.ts';
import { IpActivity } from './ip-activity/ip-activity.tsx';
import { pageSize, useConsents } from './jurisdiction-api.ts';
import { LedgerPanel } from './ledger-panel.tsx';
import { NoticeImpressions } from './notice-impressions.tsx';
import { formatCount } from '../../shared/copy/format-number.ts';
import { Pager, lastPage, parsePage } from '../../shared/list/pager.tsx';
import { QueryResult } from '../../shared/list/query-result.tsx';
import { usePageState } from '../../shared/page/use-page-state.ts';
import { paths } from '../../shared/paths.ts';

/** The jurisdiction tab: the consent records, the ledger and the notice impressions. Page, search and dialogs are in the URL. */
export function Consents() {
  const { get, set, open, close } = usePageState();
  const ip = get('ip');
  const page = parsePage(get('page'));
  const order = useServerOrder('consents', 'at');
  const query = useConsents({ page, ip, order });
  const { data, isPlaceholderData } = query;
  const isBeyond = data && !ip && !isPlaceholderData && page > lastPage(data.total, pageSize);

  useEffect(() => {
    if (isBeyond) set({ page: String(lastPage(data.total, pageSize)) }, { replace: true });
  });

  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={4}>
            <Freshness query={query} live />
            <Row gap={2}>
              <RefreshButton pending={query.isFetching} onRefresh={() => void query.refetch()} />
              <CsvLink path={exportConsents.path} query={{ ip }} empty={!data?.total} stepUp>
                {copy.export}
              </CsvLink>
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
        key={ip}
        ip={ip}
        onSearch={(text) => set({ ip: text || null, page: null })}
        onClear={() => set({ ip: null, page: null })}
      />
      {ip && data && !isPlaceholderData && (
        <Text as="output" size="sm" tone="muted">
          {copy.found(data.consents.length, data.total, ip, order)}
        </Text>
      )}
      <QueryResult query={query} copy={copy}>
        {({ consents, total }) => (
          <>
            {consents.length === 0 ? (
              <EmptyState>{copy.empty}</EmptyState>
            ) : (
              <div aria-busy={isPlaceholderData}>
                <ConsentTable
                  records={consents}
                  serverPage={{ offset: ip ? 0 : (page - 1) * pageSize, total }}
                  onOpen={(record) => open({ record })}
                  onOpenIpAddress={(activity) => open({ activity })}
                />
              </div>
            )}
            {total > 0 && !ip && (
              <Pager
                label={copy.pages}
                page={page}
                size={pageSize}
                total={total}
                showing={copy.showing}
                onPage={(next) => set({ page: String(next) })}
              />
            )}
          </>
        )}
      </QueryResult>
      <LedgerPanel />
      <NoticeImpressions page={parsePage(get('shown'))} onPage={(next) => set({ shown: String(next) })} />
      <ConsentDialog id={get('record')} onClose={() => close({ record: null })} />
      <IpActivity ip={get('activity')} onClose={() => close({ activity: null })} />
    </Stack>
  );
}

const { label, unknown, ...countLabels } = copy.figures;
const countNames = Object.keys(countLabels) as (keyof typeof countLabels)[];

interface ConsentCountsProps {
  /** Undefined while they are not known. */
  readonly stats: ResponseOf<typeof listConsents>['stats'] | undefined;
}

const ConsentCounts = ({ stats }: ConsentCountsProps) => (
  <Grid as="dl" minColumn="10rem" gap={4} aria-label={label}>
    {countNames.map((name) => (
      <Stat key={name} framed label={countLabels[name]} value={stats ? formatCount(stats[name]) : unknown} />
    ))}
  </Grid>
);
