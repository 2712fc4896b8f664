import { Button, Notice, Stack, Table } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { TableHead } from '../../../shared/table/cells.tsx';
import { Spoken } from './person-style.ts';
import { rightsWords } from './data-subject-requests-copy.ts';
import type { Attempt, ErasureOutcome } from './use-erasure.ts';

const words = rightsWords.erasure.result;

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
      title={complete ? words.title : words.titleIncomplete}
      actions={
        complete ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {words.later}
            </Button>
            <Button
              variant="destructive"
              pending={attempt.isPending}
              pendingLabel={rightsWords.erasure.dialog.erasing}
              onClick={attempt.goOn}
            >
              {words.goOn}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Spoken>
          <Notice tone={complete ? 'success' : 'warning'}>
            {complete ? words.complete : words.incomplete}
          </Notice>
        </Spoken>
        <Table caption={words.title} hideCaption>
          <TableHead columns={[rightsWords.erasure.dialog.service, words.outcome]} />
          <tbody>
            {services.map(({ service, state, erased }) => (
              <tr key={service}>
                <th scope="row">{serviceTitles[service]}</th>
                <td>{state === 'read' ? words.erased(erased) : words.notReached}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {attempt.error && (
          <Notice tone="destructive">
            {isApiError(attempt.error) ? attempt.error.detail : rightsWords.erasure.dialog.tryAgain}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
