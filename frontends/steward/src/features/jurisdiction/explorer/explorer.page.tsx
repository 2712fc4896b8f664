import { type ConsentRecord, demoConsents } from '@aera/contracts';
import { ButtonLink, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { ConsentSearch } from '../consent-search.tsx';
import { explorerCopy as copy } from './explorer-copy.ts';
import { ExplorerControls } from './explorer-controls.tsx';
import { createExplorerColumns } from './explorer-columns.tsx';
import { SelectedActivity } from './selected-activity.tsx';
import { type ExplorerState, useExplorerState } from './explorer-controls.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { portalTabPath } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

/** Number of newest records that a search covers. */
const searchedRecords = 100;

/** Consent records and the activity of the selected IP address. */
export function ExplorerPage() {
  const state = useExplorerState();
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div>
        <ButtonLink as={Link} to={portalTabPath('jurisdiction')} variant="ghost" size="sm">
          {copy.toTab}
        </ButtonLink>
      </div>
      <ConsentSearch
        key={state.ip}
        ip={state.ip}
        // An empty search does nothing.
        onSearch={(text) => text && state.setIp(text)}
        onClear={() => state.setIp(null)}
      />
      <Stack gap={6}>
        <RecordList state={state} />
        <SelectedActivity ip={state.selected} onClose={state.unselect} />
      </Stack>
    </>
  );
}

/** One page of records, or matches among the newest. */
function RecordList({ state }: { readonly state: ExplorerState }) {
  const { ip, limit, offset } = state;
  const query = useStewardQuery(demoConsents, {
    query: ip ? { limit: searchedRecords, offset: 0 } : { limit, offset },
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const records = data?.consents.filter(({ ipAddress }) => ipAddress.includes(ip ?? ''));
  const isSelected = ({ ipAddress }: ConsentRecord) => ipAddress !== '' && ipAddress === state.selected;
  return (
    <Stack gap={4}>
      <AsOf query={query} />
      {!ip && (
        <ExplorerControls
          key={offset}
          state={state}
          shown={isPlaceholderData ? undefined : records?.length}
        />
      )}
      {ip && data && records && !isPlaceholderData && (
        <Row gap={3}>
          <Text as="output" size="sm" tone="muted">
            {copy.matches(records.length, data.consents.length, ip)}
          </Text>
          <ButtonLink
            as={Link}
            to={`${portalTabPath('jurisdiction')}&ip=${encodeURIComponent(ip)}`}
            variant="ghost"
            size="sm"
          >
            {copy.searchAll}
          </ButtonLink>
        </Row>
      )}
      <QueryResult
        query={{ ...query, data: records }}
        copy={{ ...copy, failed: ip ? copy.failedByIp : copy.failed }}
      >
        {(rows) => (
          <div aria-busy={isPlaceholderData}>
            <DataTable
              name="explorer"
              caption={copy.table}
              columns={createExplorerColumns(isSelected, state.select)}
              rows={rows}
              getKey={({ id }) => id}
              serverPage="unknown"
              isOpen={isSelected}
              empty={!ip && offset > 0 ? copy.emptyPage : copy.empty}
            />
          </div>
        )}
      </QueryResult>
    </Stack>
  );
}
