import { previewErasure } from '@aera/contracts';
import { Heading, Stack, Table, Text, TextArea, TextField } from '@aera/ui';
import { useState } from 'react';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { TableHead } from '../../../shared/table/cells.tsx';
import type { ErasureAttempt } from './person-api.ts';
import { dataSubjectCopy } from './person-copy.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { errorDetail } from '../../../shared/session/api-errors.ts';

const copy = dataSubjectCopy.erasure.dialog;

/** What an erasure would reach, counted by each service. */
function ErasurePreview({ id }: { readonly id: string }) {
  const query = useStewardQuery(previewErasure, { params: { id } });
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {copy.goes}
      </Heading>
      <QueryResult query={query} copy={copy} quiet>
        {(data) => (
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
      </QueryResult>
    </Stack>
  );
}

interface ErasureDialogProps {
  readonly id: string;
  readonly name: string;
  readonly attempt: ErasureAttempt;
  readonly onClose: () => void;
}

/** Lists what is erased and what is kept. Needs a reason and a typed confirmation, which stay when the request fails. */
export function ErasureDialog({ id, name, attempt, onClose }: ErasureDialogProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const reasonMissing = reason.trim() === '';
  const wordMissing = word.trim() !== copy.word;
  const { error, isPending, erase } = attempt;
  const confirm = () => {
    setAsked(true);
    if (!reasonMissing && !wordMissing && !isPending) erase(reason.trim());
  };
  return (
    <ConfirmDialog
      title={copy.title(name)}
      description={copy.description}
      copy={{ ...copy, confirming: copy.erasing }}
      destructive
      pending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap={5}>
        <ErasurePreview id={id} />
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {copy.stays}
          </Heading>
          <Stack as="ul" gap={1}>
            {copy.staying.map((each) => (
              <Text as="li" size="sm" key={each}>
                {each}
              </Text>
            ))}
          </Stack>
        </Stack>
        <TextArea
          label={copy.reason}
          hint={copy.reasonHint}
          rows={2}
          maxLength={500}
          readOnly={isPending}
          value={reason}
          error={asked && reasonMissing ? copy.reasonMissing : null}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={copy.type(copy.word)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isPending}
          value={word}
          error={asked && wordMissing ? copy.typeMissing(copy.word) : null}
          onChange={({ target }) => setWord(target.value)}
        />
        {error && <FailureNotice title={copy.notErased}>{errorDetail(error, copy.tryAgain)}</FailureNotice>}
      </Stack>
    </ConfirmDialog>
  );
}
