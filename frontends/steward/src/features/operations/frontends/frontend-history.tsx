import { frontendHistory, type FrontendName } from '@aera/contracts';
import { Stack, Table, Text } from '@aera/ui';
import { NoWrap, TableHead, Words } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { frontendsWords, shortVersion } from './frontends-copy.ts';

const words = frontendsWords.history;

/** What stewards have decided about a frontend, the newest first. */
export function FrontendHistory({ name }: { readonly name: FrontendName }) {
  const reading = useStewardQuery(frontendHistory, { params: { name } });
  const { data, isError } = reading;
  if (!data)
    return isError ? (
      <ReadingFailure title={words.failed} reading={reading} />
    ) : (
      <Text as="output">{words.loading}</Text>
    );
  if (data.decisions.length === 0)
    return (
      <Text size="sm" tone="muted">
        {words.empty}
      </Text>
    );
  return (
    <Stack gap={2}>
      <Table caption={words.caption(frontendsWords.titles[name])} hideCaption>
        <TableHead columns={words.columns} />
        <tbody>
          {data.decisions.map(({ revision, version, by, reason, at }) => (
            <tr key={revision}>
              <NoWrap>{formatDate(at)}</NoWrap>
              <Words>{version === null ? words.followed : words.pinned(shortVersion(version))}</Words>
              <Words>{by}</Words>
              <Words>{reason}</Words>
            </tr>
          ))}
        </tbody>
      </Table>
      {data.total > data.decisions.length && (
        <Text size="xs" tone="muted">
          {words.rest(data.decisions.length, data.total)}
        </Text>
      )}
    </Stack>
  );
}
