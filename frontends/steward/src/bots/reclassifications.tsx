import { EmptyState, Stack, Table, Text } from '@aera/ui';
import { Part } from '../page/part.tsx';
import { NoWrap, Words } from '../page/cells.ts';
import { formatDate } from '../page/format-date.ts';
import { Pager } from '../page/pager.tsx';
import { ReadingFailure } from '../page/reading-failure.tsx';
import { ShortId } from '../page/short-id.tsx';
import { TableHead } from '../page/table-head.tsx';
import { useStewardQuery } from '../session/use-steward-query.ts';
import { botAddresses } from './bot-addresses.ts';
import { botsWords } from './bots-words.ts';

const words = botsWords.history;
const size = 10;

export interface ReclassificationsProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Every word that a steward said of a session, newest first. */
export const Reclassifications = (props: ReclassificationsProps) => (
  <Part level={3} title={words.title}>
    <List {...props} />
  </Part>
);

function List({ page, onPage }: ReclassificationsProps) {
  const reading = useStewardQuery(botAddresses.listReclassifications, {
    query: { limit: size, offset: (page - 1) * size },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  if (data.total === 0) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <Stack gap={3}>
      <Table caption={words.title} hideCaption>
        <TableHead columns={words.columns} />
        <tbody>
          {data.classifications.map(({ id, at, sessionId, verdict, reason, by }) => (
            <tr key={id}>
              <NoWrap>{formatDate(at)}</NoWrap>
              <td>
                <ShortId id={sessionId} />
              </td>
              <NoWrap>{words.verdicts[verdict]}</NoWrap>
              <Words>{reason || words.noReason}</Words>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pager
        label={words.pages}
        page={page}
        size={size}
        total={data.total}
        showing={words.showing}
        onPage={onPage}
      />
    </Stack>
  );
}
