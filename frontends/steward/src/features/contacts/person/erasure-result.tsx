import { Button, Notice, Stack, Table } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { TableHead } from '../../../shared/table/cells.tsx';
import { Spoken } from './person-style.ts';
import { dataSubjectCopy } from './data-subject-requests-copy.ts';
import type { Attempt, ErasureOutcome } from './use-erasure.ts';

const resultCopy = dataSubjectCopy.erasure.result;

export interface ErasureResultProps {
  readonly outcome: ErasureOutcome;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

/** What became of an erasure at each service, and the way to go on where one was not reached. */
export function ErasureResult({ outcome, attempt, onClose }: ErasureResultProps) {
  const { complete, services } = outcome;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeButton="none"
      title={complete ? resultCopy.title : resultCopy.titleIncomplete}
      actions={
        complete ? (
          <Button onClick={onClose}>{resultCopy.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {resultCopy.later}
            </Button>
            <Button
              variant="destructive"
              pending={attempt.isPending}
              pendingLabel={dataSubjectCopy.erasure.dialog.erasing}
              onClick={attempt.goOn}
            >
              {resultCopy.goOn}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Spoken>
          <Notice tone={complete ? 'success' : 'warning'}>
            {complete ? resultCopy.complete : resultCopy.incomplete}
          </Notice>
        </Spoken>
        <Table caption={resultCopy.title} hideCaption>
          <TableHead columns={[dataSubjectCopy.erasure.dialog.service, resultCopy.outcome]} />
          <tbody>
            {services.map(({ service, state, erased }) => (
              <tr key={service}>
                <th scope="row">{serviceTitles[service]}</th>
                <td>{state === 'read' ? resultCopy.erased(erased) : resultCopy.notReached}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {attempt.error && (
          <Notice tone="destructive">
            {isApiError(attempt.error) ? attempt.error.detail : dataSubjectCopy.erasure.dialog.tryAgain}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
