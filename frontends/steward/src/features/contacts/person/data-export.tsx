import { exportPersonData, type ResponseOf } from '@aera/contracts';
import { parsePersonRef } from '@aera/contracts';
import { Button, DownloadIcon, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/links/download-link.tsx';
import { StatusRegion } from './person-layout.tsx';
import { dataSubjectCopy } from './person-copy.ts';
import { listUnavailable } from './person-head.tsx';
import { errorDetail } from '../../../shared/session/api-errors.ts';

const copy = dataSubjectCopy.pack;

type Pack = ResponseOf<typeof exportPersonData>;

interface DataExportProps {
  readonly id: string;
  /** True once the steward confirms that unverified e-mail addresses belong to the person. */
  readonly identityConfirmed: boolean;
  /** Runs an action if that is confirmed, else prompts for confirmation. */
  readonly ifIdentityConfirmed: (action: () => void) => void;
}

/** Saves the data export of a person. If a service did not respond, the steward decides whether to save it. */
export function DataExport({ id, identityConfirmed, ifIdentityConfirmed }: DataExportProps) {
  const save = (pack: Pack) =>
    saveFile(
      copy.fileName(pack.producedAt.slice(0, 10), parsePersonRef(id).id),
      'application/json',
      `${JSON.stringify(pack, null, 2)}\n`,
    );
  const making = useMutation({
    mutationFn: () =>
      callApi(exportPersonData, {
        params: { id },
        query: { identityConfirmed: identityConfirmed ? 'true' : 'false' },
      }),
    onSuccess: (pack) => {
      if (listUnavailable(pack.sources) === '') save(pack);
    },
  });
  const { data: pack, error, isPending } = making;
  const missing = pack ? listUnavailable(pack.sources) : '';
  const make = () => ifIdentityConfirmed(() => making.mutate());
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        {copy.title}
      </Heading>
      <Text size="sm">{copy.text}</Text>
      <StatusRegion>
        {error && (
          <Notice tone="destructive" title={copy.failed}>
            {errorDetail(error, copy.tryAgain)}
          </Notice>
        )}
        {pack && missing === '' && <Notice tone="success">{copy.done}</Notice>}
        {pack && missing !== '' && (
          <Notice tone="warning" title={copy.incomplete}>
            <Stack gap={2} align="start">
              <span>{copy.incompleteText(missing)}</span>
              <Row gap={2}>
                <Button variant="secondary" size="sm" onClick={make}>
                  {copy.again}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => save(pack)}>
                  {copy.saveAnyway}
                </Button>
              </Row>
            </Stack>
          </Notice>
        )}
      </StatusRegion>
      <Button variant="secondary" size="sm" pending={isPending} pendingLabel={copy.making} onClick={make}>
        <DownloadIcon />
        {copy.make}
      </Button>
    </Stack>
  );
}
