import { previewErasure } from '@aera/contracts';
import { Heading, Stack, Table, Text } from '@aera/ui';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { TableHead } from '../../../shared/table/cells.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { dataSubjectCopy } from './data-subject-requests-copy.ts';

const copy = dataSubjectCopy.erasure.dialog;

/** What an erasure would reach, counted by each service. */
export function ErasurePreview({ id }: { readonly id: string }) {
  const reading = useStewardQuery(previewErasure, { params: { id } });
  const { data, isError } = reading;
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {copy.goes}
      </Heading>
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && (
        <Text as="output" size="sm">
          {copy.loading}
        </Text>
      )}
      {data && (
        <Table caption={copy.goes} hideCaption>
          <TableHead columns={[copy.service, copy.held]} />
          <tbody>
            {data.services.map(({ service, state, records }) => (
              <tr key={service}>
                <th scope="row">{serviceTitles[service]}</th>
                <td>{state === 'read' ? copy.records(records) : copy.unavailable}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
