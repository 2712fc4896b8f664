import { demoConsents } from '@aera/contracts';
import { ButtonLink, EmptyState, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { portalTab } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { ExplorerControls } from './explorer-controls.tsx';
import { ExplorerTable } from './explorer-table.tsx';
import { explorerWords as words } from './explorer-copy.ts';
import type { ExplorerState } from './use-explorer-state.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

/** How many of the newest records a search looks through. */
const searched = 100;

/** One stretch of the records; with part of an address, those of the newest that match it. */
export function ExplorerList({ state }: { readonly state: ExplorerState }) {
  const { ip, limit, offset } = state;
  const reading = useStewardQuery(demoConsents, {
    query: ip ? { limit: searched, offset: 0 } : { limit, offset },
    keepPrevious: true,
  });
  const { data, isError, isPlaceholderData } = reading;
  const records = data?.consents.filter(({ ipAddress }) => ipAddress.includes(ip ?? ''));
  return (
    <Stack gap={4}>
      <AsOf reading={reading} />
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
            {words.found(records.length, data.consents.length, ip)}
          </Text>
          <ButtonLink
            as={Link}
            to={`${portalTab('jurisdiction')}&ip=${encodeURIComponent(ip)}`}
            variant="ghost"
            size="sm"
          >
            {words.searchAll}
          </ButtonLink>
        </Row>
      )}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={ip ? words.failedByIp : words.failed} reading={reading} />}
      {records?.length === 0 && <EmptyState>{!ip && offset > 0 ? words.emptyHere : words.empty}</EmptyState>}
      {records && records.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <ExplorerTable records={records} selected={state.selected} onSelect={state.select} />
        </div>
      )}
    </Stack>
  );
}
