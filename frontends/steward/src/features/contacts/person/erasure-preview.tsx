import { previewErasure } from '@aera/contracts';
import { Heading, Stack, Table, Text } from '@aera/ui';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { TableHead } from '../../../shared/table/cells.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { rightsWords } from './data-subject-requests-copy.ts';

const words = rightsWords.erasure.dialog;

/** What an erasure would reach, counted by each service. */
export function ErasurePreview({ id }: { readonly id: string }) {
  const reading = useStewardQuery(previewErasure, { params: { id } });
  const { data, isError } = reading;
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {words.goes}
      </Heading>
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && (
        <Text as="output" size="sm">
          {words.loading}
        </Text>
      )}
      {data && (
        <Table caption={words.goes} hideCaption>
          <TableHead columns={[words.service, words.held]} />
          <tbody>
            {data.services.map(({ service, state, records }) => (
              <tr key={service}>
                <th scope="row">{serviceTitles[service]}</th>
                <td>{state === 'read' ? words.records(records) : words.unavailable}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
