import { type ConsentRecord, listConsentsForDemo } from '@aera/contracts';
import { ButtonLink, MutedText, Row, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConsentSearch } from '../consent-search.tsx';
import { explorerCopy as copy } from '../jurisdiction-copy.ts';
import { ExplorerControls, type ExplorerState, useExplorerState } from './explorer-controls.tsx';
import { SelectedActivity } from './selected-activity.tsx';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { portalTabPath } from '../../../shared/paths.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { SessionLink } from '../../../shared/links/id-links.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import { useServerOrder } from '../../../shared/table/table-sort.ts';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';

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
          {copy.backToRecords}
        </ButtonLink>
      </div>
      <ConsentSearch
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

/** Keeps the activity below the screen while the table loads, which would push it there. */
const Records = styled(Stack)<{ $loading: boolean }>`
  min-height: ${({ $loading }) => ($loading ? '100dvh' : 'auto')};
`;

/** One page of records, or matches among the newest. */
function RecordList({ state }: { readonly state: ExplorerState }) {
  const { ip, limit, offset } = state;
  const order = useServerOrder('explorer', 'at');
  const query = useApiQuery(listConsentsForDemo, {
    query: ip
      ? { limit: searchedRecords, offset: 0 }
      : { limit, offset, ...(order === 'ascending' && { order }) },
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const part = (ip ?? '').toLowerCase();
  const records = data?.consents.filter(({ ipAddress }) => ipAddress.includes(part));
  const isSelected = ({ ipAddress }: ConsentRecord) => ipAddress !== '' && ipAddress === state.selected;
  return (
    <Records gap={4} $loading={query.isPending}>
      <FreshnessWithRefresh query={query} />
      {!ip && <ExplorerControls state={state} shown={isPlaceholderData ? undefined : records?.length} />}
      {ip && data && records && !isPlaceholderData && (
        <Row gap={3}>
          <MutedText as="output">{copy.matches(records.length, data.consents.length, ip)}</MutedText>
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
      <QueryContent
        query={{ ...query, data: records }}
        copy={{ ...copy, failed: ip ? copy.failedByIp : copy.failed }}
      >
        {(rows) => (
          <div aria-busy={isPlaceholderData}>
            <DataTable
              name="explorer"
              caption={copy.table}
              columns={createExplorerColumns(isSelected, state.select, !ip)}
              rows={rows}
              getKey={({ id }) => id}
              serverPage="unknown"
              pageParameter="offset"
              isOpen={isSelected}
              empty={!ip && offset > 0 ? copy.emptyPage : copy.empty}
            />
          </div>
        )}
      </QueryContent>
    </Records>
  );
}

const [ipAddress, session, at, agent, referrer] = copy.columns;

/** Columns of the records; the server sorts a page by time, but not the matches among the newest. */
const createExplorerColumns = (
  isSelected: (record: ConsentRecord) => boolean,
  onSelect: (ip: string) => void,
  isServerSorted: boolean,
): readonly Column<ConsentRecord>[] => [
  {
    id: 'address',
    title: ipAddress,
    isRowHeader: true,
    cell: (record) =>
      record.ipAddress ? (
        <CellButton
          type="button"
          aria-pressed={isSelected(record)}
          onClick={() => onSelect(record.ipAddress)}
        >
          {record.ipAddress}
        </CellButton>
      ) : (
        copy.notStored
      ),
  },
  { id: 'session', title: session, cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  dateColumn('at', at, ({ consentedAt }) => consentedAt, { isServerSorted }),
  textColumn('agent', agent, ({ userAgent }) => userAgent || copy.notStored, { wrap: 'anywhere' }),
  textColumn('referrer', referrer, (record) => record.referrer || copy.direct, { wrap: 'anywhere' }),
];
