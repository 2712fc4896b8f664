import { exportConsents } from '@aera/contracts';
import { ButtonLink, EmptyState, Row, Stack, Text } from '@aera/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CsvLink } from '../../shared/links/download-link.tsx';
import { Freshness, RefreshButton } from '../../shared/list/freshness.tsx';
import { Pager, lastPage, pageIn } from '../../shared/list/pager.tsx';
import { ReadingFailure } from '../../shared/list/query-failure.tsx';
import { SectionTitle } from '../../shared/page/page-title.tsx';
import { useTableSort } from '../../shared/table/table-sort.ts';
import { usePageState } from '../../shared/page/use-page-state.ts';
import { paths } from '../../shared/paths.ts';
import { ConsentFigures } from './consent-counts.tsx';
import { ConsentSearch } from './consent-search.tsx';
import { ConsentTable } from './consent-table.tsx';
import { consentsWords as words } from './consents-copy.ts';
import { IpActivity } from './ip-activity/ip-activity.tsx';
import { LedgerPanel } from './ledger/ledger-panel.tsx';
import { ConsentDialog } from './record/consent-dialog.tsx';
import { Showings } from './notice-impressions/notice-impressions.tsx';
import { pageSize, useConsents } from './jurisdiction-api.ts';

/** The jurisdiction tab: who consented, from where. Page, search and the address looked into are in the URL. */
export function Consents() {
  const { get, set, open, close } = usePageState();
  const ip = get('ip');
  const activity = get('activity');
  const page = pageIn(get('page'));
  const { order } = useTableSort('consents', ['at']).sort ?? { order: 'descending' };
  const reading = useConsents({ page, ip, order });
  const { data, isFetching, isError, isPlaceholderData } = reading;
  const beyond = data && !ip && !isPlaceholderData && page > lastPage(data.total, pageSize);

  useEffect(() => {
    if (beyond) set({ page: String(lastPage(data.total, pageSize)) }, { replace: true });
  });

  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={4}>
            <Freshness reading={reading} live />
            <Row gap={2}>
              <RefreshButton pending={isFetching} onRefresh={() => void reading.refetch()} />
              <CsvLink path={exportConsents.path} query={{ ip }} empty={!data?.total} stepUp>
                {words.export}
              </CsvLink>
              <ButtonLink as={Link} to={paths.jurisdictionDemo} variant="ghost" size="sm">
                {words.explorer}
              </ButtonLink>
            </Row>
          </Row>
        }
      >
        {words.title}
      </SectionTitle>
      <ConsentFigures stats={data?.stats} />
      <ConsentSearch
        key={ip}
        ip={ip}
        onSearch={(wanted) => set({ ip: wanted || null, page: null })}
        onClear={() => set({ ip: null, page: null })}
      />
      {ip && data && !isPlaceholderData && (
        <Text as="output" size="sm" tone="muted">
          {words.found(data.consents.length, data.total, ip, order)}
        </Text>
      )}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {data?.consents.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      {data && data.consents.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <ConsentTable
            records={data.consents}
            part={{ offset: ip ? 0 : (page - 1) * pageSize, total: data.total }}
            onOpen={(wanted) => open({ record: wanted })}
            onOpenAddress={(wanted) => open({ activity: wanted })}
          />
        </div>
      )}
      {data && data.total > 0 && !ip && (
        <Pager
          label={words.pages}
          page={page}
          size={pageSize}
          total={data.total}
          showing={words.showing}
          onPage={(wanted) => set({ page: String(wanted) })}
        />
      )}
      <LedgerPanel />
      <Showings page={pageIn(get('shown'))} onPage={(wanted) => set({ shown: String(wanted) })} />
      <ConsentDialog id={get('record')} onClose={() => close({ record: null })} />
      <IpActivity ip={activity} onClose={() => close({ activity: null })} />
    </Stack>
  );
}
