import { toErrorDetail } from '@aera/frontend-kit';
import { Button, Heading, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { ErasureDialog } from './erasure-dialog.tsx';
import { type ErasureAttempt, type ErasureOutcome, useErasure } from './person-api.ts';
import { dataSubjectCopy, personCopy } from './person-copy.ts';
import { StatusRegion } from './person-layout.tsx';

const resultCopy = dataSubjectCopy.erasure.result;

const columns: readonly Column<ErasureOutcome['services'][number]>[] = [
  textColumn('service', dataSubjectCopy.erasure.dialog.service, ({ service }) => serviceTitles[service], {
    isRowHeader: true,
  }),
  textColumn('outcome', resultCopy.outcome, ({ state, erased }) =>
    state === 'read' ? resultCopy.erased(erased) : resultCopy.notReached,
  ),
];

interface ErasureResultProps {
  readonly outcome: ErasureOutcome;
  readonly attempt: ErasureAttempt;
  readonly onClose: () => void;
}

/** The result of an erasure by service. It can be continued when a service was unavailable. */
function ErasureResult({ outcome, attempt, onClose }: ErasureResultProps) {
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
              pendingLabel={dataSubjectCopy.erasure.dialog.submitting}
              onClick={attempt.resume}
            >
              {resultCopy.resume}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <StatusRegion>
          <Notice tone={complete ? 'success' : 'warning'}>
            {complete ? resultCopy.complete : resultCopy.incomplete}
          </Notice>
        </StatusRegion>
        <StaticTable
          caption={resultCopy.title}
          hideCaption
          columns={columns}
          rows={services}
          getKey={({ service }) => service}
        />
        {attempt.error && (
          <Notice tone="destructive">
            {toErrorDetail(attempt.error, dataSubjectCopy.erasure.dialog.tryAgain)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

const erasureCopy = dataSubjectCopy.erasure;

interface ErasureProps {
  readonly id: string;
  readonly name: string;
  /** True if the person is already erased. */
  readonly erased: boolean;
  /** An erasure that did not reach every service; null without one. */
  readonly unfinishedErasureId: string | null;
  /** True once the steward confirms that unverified e-mail addresses belong to the person. */
  readonly identityConfirmed: boolean;
  /** Runs an action if that is confirmed, else prompts for confirmation. */
  readonly ifIdentityConfirmed: (action: () => void) => void;
}

/** Starts an erasure, or continues one that did not reach every service. */
export function Erasure({ name, erased, ifIdentityConfirmed, ...target }: ErasureProps) {
  const [open, setOpen] = useState(false);
  const { id, unfinishedErasureId } = target;
  const attempt = useErasure(target);
  const { outcome, isPending } = attempt;
  const close = () => {
    if (!isPending) setOpen(false);
  };
  const unfinished = unfinishedErasureId !== null;
  const openDialog = () => {
    if (!outcome || outcome.complete) attempt.reset();
    setOpen(true);
  };
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        {erasureCopy.title}
      </Heading>
      <Text size="sm">{erased && !unfinished ? personCopy.erasedTitle : erasureCopy.text}</Text>
      {unfinished && <Notice tone="warning">{erasureCopy.incomplete}</Notice>}
      {(!erased || unfinished) && (
        <Button variant="secondary" size="sm" onClick={() => ifIdentityConfirmed(openDialog)}>
          {unfinished ? erasureCopy.resume : erasureCopy.start}
        </Button>
      )}
      {open && !outcome && <ErasureDialog id={id} name={name} attempt={attempt} onClose={close} />}
      {open && outcome && <ErasureResult outcome={outcome} attempt={attempt} onClose={close} />}
    </Stack>
  );
}
