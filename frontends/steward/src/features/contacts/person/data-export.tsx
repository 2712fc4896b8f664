import { exportPersonData, type ResponseOf, parsePersonRef } from '@aera/contracts';
import { Button, DownloadIcon, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { callApi, toErrorDetail } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@aera/frontend-kit/save-file';
import { StatusRegion } from './person-layout.tsx';
import { dataSubjectCopy } from './person-copy.ts';
import { listUnavailable } from './person-head.tsx';

const copy = dataSubjectCopy.dataExport;

type ExportFile = ResponseOf<typeof exportPersonData>;

interface DataExportProps {
  readonly id: string;
  /** True once the steward confirms that unverified e-mail addresses belong to the person. */
  readonly identityConfirmed: boolean;
  /** Runs an action if that is confirmed, else prompts for confirmation. */
  readonly ifIdentityConfirmed: (action: () => void) => void;
}

/** Saves the data export of a person. If a service did not respond, the steward decides whether to save it. */
export function DataExport({ id, identityConfirmed, ifIdentityConfirmed }: DataExportProps) {
  const save = (file: ExportFile) =>
    saveFile(
      copy.fileName(file.producedAt.slice(0, 10), parsePersonRef(id).id),
      'application/json',
      `${JSON.stringify(file, null, 2)}\n`,
    );
  const creation = useMutation({
    mutationFn: () =>
      callApi(exportPersonData, {
        params: { id },
        query: { identityConfirmed: identityConfirmed ? 'true' : 'false' },
      }),
    onSuccess: (file) => {
      if (listUnavailable(file.sources) === '') save(file);
    },
  });
  const { data: file, error, isPending } = creation;
  const unavailable = file ? listUnavailable(file.sources) : '';
  const create = () => ifIdentityConfirmed(() => creation.mutate());
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        {copy.title}
      </Heading>
      <Text size="sm">{copy.text}</Text>
      <StatusRegion>
        {error && (
          <Notice tone="destructive" title={copy.failed}>
            {toErrorDetail(error, copy.tryAgain)}
          </Notice>
        )}
        {file && unavailable === '' && <Notice tone="success">{copy.done}</Notice>}
        {file && unavailable !== '' && (
          <Notice tone="warning" title={copy.incomplete}>
            <Stack gap={2} align="start">
              <span>{copy.incompleteText(unavailable)}</span>
              <Row gap={2}>
                <Button variant="secondary" size="sm" onClick={create}>
                  {copy.retry}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => save(file)}>
                  {copy.saveAnyway}
                </Button>
              </Row>
            </Stack>
          </Notice>
        )}
      </StatusRegion>
      <Button variant="secondary" size="sm" pending={isPending} pendingLabel={copy.creating} onClick={create}>
        <DownloadIcon />
        {copy.create}
      </Button>
    </Stack>
  );
}
