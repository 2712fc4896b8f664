import { NoWrap, Words, TableHead } from '../../../shared/table/cells.tsx';
import { listFrontendDecisions, type FrontendName } from '@aera/contracts';
import { Stack, Table, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { frontendsCopy, shortVersion } from './frontends-copy.ts';

const copy = frontendsCopy.history;

/** What stewards have decided about a frontend, the newest first. */
export function FrontendHistory({ name }: { readonly name: FrontendName }) {
  const query = useStewardQuery(listFrontendDecisions, { params: { name } });
  return (
    <QueryResult query={query} copy={copy}>
      {({ decisions, total }) =>
        decisions.length === 0 ? (
          <Text size="sm" tone="muted">
            {copy.empty}
          </Text>
        ) : (
          <Stack gap={2}>
            <Table caption={copy.caption(frontendsCopy.titles[name])} hideCaption>
              <TableHead columns={copy.columns} />
              <tbody>
                {decisions.map(({ revision, version, by, reason, at }) => (
                  <tr key={revision}>
                    <NoWrap>{formatDate(at)}</NoWrap>
                    <Words>{version === null ? copy.followed : copy.pinned(shortVersion(version))}</Words>
                    <Words>{by}</Words>
                    <Words>{reason}</Words>
                  </tr>
                ))}
              </tbody>
            </Table>
            {total > decisions.length && (
              <Text size="xs" tone="muted">
                {copy.rest(decisions.length, total)}
              </Text>
            )}
          </Stack>
        )
      }
    </QueryResult>
  );
}
