import { demoConsents } from '@aera/contracts';
import { ButtonLink, EmptyState, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { ConsentSearch } from '../consent-search.tsx';
import { explorerCopy as copy } from './explorer-copy.ts';
import { ExplorerControls } from './explorer-controls.tsx';
import { ExplorerTable } from './explorer-table.tsx';
import { SelectedActivity } from './selected-activity.tsx';
import { type ExplorerState, useExplorerState } from './use-explorer-state.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { portalTabPath } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

/** How many of the newest records a search covers. */
const searchedRecords = 100;

/** Consent records by IP address: search, page size, offset, and the activity of the selected address. */
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

/** One page of the records; with part of an IP address, those of the newest records that match it. */
function RecordList({ state }: { readonly state: ExplorerState }) {
  const { ip, limit, offset } = state;
  const query = useStewardQuery(demoConsents, {
    query: ip ? { limit: searchedRecords, offset: 0 } : { limit, offset },
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const records = data?.consents.filter(({ ipAddress }) => ipAddress.includes(ip ?? ''));
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
            {copy.found(records.length, data.consents.length, ip)}
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
        {(found) =>
          found.length === 0 ? (
            <EmptyState>{!ip && offset > 0 ? copy.emptyHere : copy.empty}</EmptyState>
          ) : (
            <div aria-busy={isPlaceholderData}>
              <ExplorerTable records={found} selected={state.selected} onSelect={state.select} />
            </div>
          )
        }
      </QueryResult>
    </Stack>
  );
}
